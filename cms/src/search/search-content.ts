import type { Knex } from 'knex';
import type { SearchQuery } from './search-requests';
import { searchStatement } from './search-sql';
import { markedText, snippet, type TextPart } from './snippet';
import { splitStartedWord } from './started-word';

/** Milliseconds after which the database is told to stop: the site waits half a second longer. */
const TIMEOUT_MS = 2_000;

export interface SearchHit {
  readonly type: 'post' | 'service';
  readonly slug: string;
  readonly title: readonly TextPart[];
  readonly snippet: readonly TextPart[];
  /** Where the post was published instead. */
  readonly externalUrl: string | null;
  /** ISO 8601; null for a service. */
  readonly date: string | null;
  /** Name of a post's category. */
  readonly category: string | null;
}

interface Row {
  readonly total: number;
  readonly hits: readonly {
    readonly type: SearchHit['type'];
    readonly slug: string;
    readonly title: string;
    readonly titleMarks: readonly string[];
    readonly body: string;
    readonly bodyMarks: readonly string[];
    readonly externalUrl: string | null;
    readonly moment: string | null;
    readonly category: string | null;
  }[];
}

const statements = { en: searchStatement('en'), ar: searchStatement('ar') };

/**
 * Finds published posts and services of a language by their words, the best first, in one statement.
 * @returns one page of them, and how many there are
 */
export async function searchContent(db: Knex, { q, language, page, limit }: SearchQuery): Promise<{ hits: SearchHit[]; total: number }> {
  const values = { whole: q, ...splitStartedWord(q), limit, offset: (page - 1) * limit };
  const { rows }: { rows: Row[] } = await db.raw(statements[language], values).timeout(TIMEOUT_MS, { cancel: true });
  const { hits = [], total = 0 } = rows[0] ?? {};
  return {
    total,
    hits: hits.map(({ title, titleMarks, body, bodyMarks, moment, ...hit }) => ({
      ...hit,
      title: markedText(title, titleMarks),
      snippet: snippet(body, bodyMarks),
      date: moment === null ? null : new Date(moment).toISOString(),
    })),
  };
}
