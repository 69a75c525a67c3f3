import { Kind, parse, visit, BREAK, type DocumentNode } from 'graphql';
import { publicRootFields } from '../public-schema';

const documentOf = (text: string): DocumentNode | undefined => {
  try {
    return parse(text, { noLocation: true });
  } catch {
    return undefined;
  }
};

/**
 * Whether a question's answer may be kept for everybody who asks the same: it reads public content and nothing else, and no draft.
 * @param body of the call
 */
export function isKeepable(body: unknown): boolean {
  const query = typeof body === 'object' && body !== null && 'query' in body ? body.query : undefined;
  const document = typeof query === 'string' ? documentOf(query) : undefined;
  if (!document) return false;
  let keepable = true;
  const refuse = () => {
    keepable = false;
    return BREAK;
  };
  visit(document, {
    OperationDefinition: ({ operation, selectionSet }) => {
      const plain = selectionSet.selections.every(
        (selection) => selection.kind === Kind.FIELD && publicRootFields.has(selection.name.value),
      );
      return operation === 'query' && plain ? undefined : refuse();
    },
    // Asks for drafts, where it isn't refused.
    Argument: ({ name }) => (name.value === 'status' ? refuse() : undefined),
  });
  return keepable;
}
