import type { AskOptions, CmsAnswer } from '@/cms/ask-cms';
import { cmsAnswer } from './build-api';

export const DOCUMENT_ID = 'q1w2e3r4t5y6u7i8o9p0a1s2';
export const SERVICE_ID = 'z1x2c3v4b5n6m7a8s9d0f1g2';

const version = (language: 'en' | 'ar') => ({
  language,
  state: 'draft',
  isOutdated: false,
  filled: 2,
  fields: 3,
  version: `${language}-1`,
  changedAt: '2026-11-21T10:00:00.000Z',
  changedBy: 'Omar',
  publishAt: null,
  unpublishAt: null,
  failedAction: null,
  title: language === 'en' ? 'Audit' : 'تدقيق',
  description: language === 'en' ? 'All of it' : 'كل شيء',
  imageAlt: null,
  content: [{ type: 'paragraph', children: [{ type: 'text', text: language }] }],
});

/** A document as the CMS tells it to the site's staff routes, with what is nobody's business. */
export const staffDocument = (changes: { english?: object; arabic?: object; shared?: object } = {}) => ({
  documentId: DOCUMENT_ID,
  kind: 'service',
  slug: 'audit',
  order: 3,
  price: 1499.5,
  image: { id: 7, url: '/uploads/audit_1a2b.webp', width: 800, height: 600, name: 'audit.webp' },
  serviceId: SERVICE_ID,
  categorySlug: 'news',
  externalUrl: null,
  publishDate: '2026-11-20T08:00:00.000Z',
  createdBy: { email: 'admin@rukn.example' },
  ...changes.shared,
  languages: [{ ...version('en'), ...changes.english }, { ...version('ar'), ...changes.arabic }],
});

interface GraphqlQuestion {
  query: string;
  variables: Record<string, unknown>;
}

/** What the CMS was asked by GraphQL: the operation's name, and with what. */
export function askedBy({ json }: AskOptions): [string, GraphqlQuestion['variables']] {
  const { query, variables } = json as GraphqlQuestion;
  return [/^query (\w+)/.exec(query)?.[1] ?? '', variables];
}

/** A GraphQL endpoint with one answer per operation, made from its variables. */
export const graphqlAnswers =
  (answers: Readonly<Record<string, (variables: GraphqlQuestion['variables']) => unknown>>) =>
  (options: AskOptions): CmsAnswer => {
    const [operation, variables] = askedBy(options);
    const answer = answers[operation];
    if (!answer) throw new Error(`the test has no answer to the operation ${operation}`);
    return cmsAnswer({ data: answer(variables) });
  };
