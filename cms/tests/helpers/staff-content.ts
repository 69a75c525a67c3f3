import type { ContentDocument, Kind, Language, LanguageVersion } from '../../src/content/types';
import { siteCall, type CallOptions } from './accounts';
import type { Answer, TestCms } from './cms';
import { uniqueSlug } from './content';

/** Calls /api/staff-content as somebody. */
export const contentCall = (cms: TestCms, secret: string | undefined, path: string, options: CallOptions = {}): Promise<Answer> =>
  siteCall(cms, `/staff-content${path}`, { ...options, secret });

/** The English version of a document, or its Arabic one. */
export const inLanguage = ({ languages: [english, arabic] }: ContentDocument, language: Language): LanguageVersion =>
  language === 'en' ? english : arabic;

type Input = Readonly<Record<string, unknown>>;

interface Change {
  readonly language?: Language;
  readonly version?: string | null;
  readonly publish?: boolean;
}

/** What one member of staff does with content, through the REST door. */
export class Desk {
  constructor(
    private readonly cms: TestCms,
    private readonly secret: string,
  ) {}

  call(path: string, options: CallOptions = {}): Promise<Answer> {
    return contentCall(this.cms, this.secret, path, options);
  }

  tryCreate(kind: Kind, input: Input, { language = 'en', publish = false }: Change = {}): Promise<Answer> {
    return this.call(`/${kind}`, { json: { language, input, publish } });
  }

  trySave(kind: Kind, documentId: string, input: Input, { language = 'en', publish = false, version }: Change = {}): Promise<Answer> {
    return this.call(`/${kind}/${documentId}`, { method: 'PUT', json: { language, input, publish, version } });
  }

  async create(kind: Kind, input: Input = {}, change: Change = {}): Promise<ContentDocument> {
    const answer = await this.tryCreate(kind, { title: 'Title', description: 'Description', slug: uniqueSlug(kind), ...input }, change);
    return dataOf(answer, 201);
  }

  async save(kind: Kind, documentId: string, input: Input, change: Change = {}): Promise<ContentDocument> {
    return dataOf(await this.trySave(kind, documentId, input, change), 200);
  }

  async read(kind: Kind, documentId: string): Promise<ContentDocument> {
    return dataOf(await this.call(`/${kind}/${documentId}?withSubServices=true`), 200);
  }

  async publish(kind: Kind, documentId: string, language: Language): Promise<ContentDocument> {
    return dataOf(await this.call(`/${kind}/${documentId}/publish`, { json: { language } }), 200);
  }

  async unpublish(kind: Kind, documentId: string, language: Language): Promise<ContentDocument> {
    return dataOf(await this.call(`/${kind}/${documentId}/unpublish`, { json: { language } }), 200);
  }
}

function dataOf({ status, body, text }: Answer, expected: number): ContentDocument {
  if (status !== expected) throw new Error(`Expected ${expected}, got ${status}: ${text}`);
  return body.data;
}

let files = 0;

/** A picture as an upload leaves it, without its file. Returns its id. */
export async function makeImage(cms: TestCms): Promise<number> {
  files += 1;
  const name = `image-${files}`;
  const { id } = await cms.strapi.db.query('plugin::upload.file').create({
    data: {
      name: `${name}.png`, hash: name, ext: '.png', mime: 'image/png', size: 1, width: 4, height: 3, url: `/uploads/${name}.png`, provider: 'local',
      folderPath: '/',
    },
  });
  return id;
}

export const blocksOf = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }];
