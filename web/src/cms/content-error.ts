/** Why content couldn't be read. Thrown by every reader, so that a page keeps its last good copy instead of storing a gap. */
export type ContentErrorKind = 'unreachable' | 'timeout' | 'status' | 'graphql';

export class ContentError extends Error {
  override readonly name = 'ContentError';

  /** @param retry whether asking again later may help */
  constructor(
    readonly kind: ContentErrorKind,
    message: string,
    readonly retry: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
