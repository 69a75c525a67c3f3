/**
 * Reads a body, never more of it than the limit.
 * @returns undefined where the body is larger, or says that it is
 */
export async function readLimited({ headers, body }: Pick<Request, 'headers' | 'body'>, maxBytes: number): Promise<Uint8Array | undefined> {
  if (Number(headers.get('content-length') ?? 0) > maxBytes) return undefined;
  if (!body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > maxBytes) {
      reader.cancel().catch(() => undefined);
      return undefined;
    }
    chunks.push(value);
  }
}
