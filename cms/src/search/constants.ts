/** Longest question, in characters; the website's contract has the same. */
export const MAX_QUERY_LENGTH = 100;
/** Hits of one answer, at most and unless told otherwise. */
export const MAX_HITS = 100;
export const DEFAULT_HITS = 10;
/** The word that is being typed counts as the beginning of one from this many characters on. */
export const MIN_PREFIX_LENGTH = 2;
/** Words of the passage that is shown of a hit, and how many of them stand before the first that was found. */
export const SNIPPET_WORDS = 30;
export const SNIPPET_LEAD = 6;
/** Characters of a hit's text that are looked through for that passage: marking costs more than finding. */
export const SNIPPET_SOURCE_LENGTH = 4_000;
/** Characters of a document's body that can be found. Postgres refuses a vector of more than a megabyte, and with it the row. */
export const SEARCHED_LENGTH = 100_000;
/** Posts that are ordered by how much of the question their titles hold: making that out takes the longest. */
export const MAX_RANKED_TITLES = 100;
