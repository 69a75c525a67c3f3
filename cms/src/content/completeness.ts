import { Refusal } from '../accounts/refusal';
import { versionOf } from './read-content';
import type { ContentDocument, Language } from './types';

/** Whether there is any text or picture in the blocks of a post. */
function hasWords(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if (Array.isArray(node)) return node.some(hasWords);
  const { type, text, children } = node as { type?: unknown; text?: unknown; children?: unknown };
  return type === 'image' || (typeof text === 'string' && text.trim() !== '') || hasWords(children);
}

/** What keeps a language of a document from being published: texts of the site's, by field. */
function problemsOf(document: ContentDocument, language: Language): Record<string, string> {
  const { kind, slug, serviceId, externalUrl } = document;
  const { state, title, description, content } = versionOf(document, language);
  if (state === 'missing') return { title: 'required' };
  return {
    ...(!title?.trim() && { title: 'required' }),
    ...(!slug && { slug: 'required' }),
    ...(!description?.trim() && { description: 'required' }),
    ...(kind === 'sub-service' && !serviceId && { serviceId: 'choose' }),
    ...(kind === 'post' && !externalUrl && !hasWords(content) && { content: 'required' }),
  };
}

/** @throws Refusal invalid_request, naming what is missing */
export function requireComplete(document: ContentDocument, language: Language): void {
  const fields = problemsOf(document, language);
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_request', { fields });
}
