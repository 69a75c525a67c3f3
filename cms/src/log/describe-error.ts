/** What a log says of an error. */
export type ErrorFields = Readonly<Record<'code' | 'stack', string | undefined>> & { readonly message: string };

/** What PostgreSQL's driver adds to an error of the database. */
interface DatabaseError extends Error {
  readonly code?: string;
  readonly severity: string;
}

/** PostgreSQL's class of errors about a value. It quotes it, and nothing tells where a quoted value ends. */
const VALUE_ERRORS = '22';
const VALUE_REFUSED = 'the database refused a value';

const isDatabaseError = (error: Error): error is DatabaseError => 'severity' in error && 'routine' in error;

/** Lines of a stack that say where, without the message that stands before them. */
const placesIn = (stack: string): string => stack.slice(Math.max(0, stack.search(/^ +at /m)));

/** What the query builder puts between the whole statement and the database's own words. */
const BEFORE_WORDS = ' - ';

/** The database's own words, but for those about a value. */
const databaseMessage = ({ message, code = '' }: DatabaseError): string =>
  code.startsWith(VALUE_ERRORS) ? VALUE_REFUSED : (message.split(BEFORE_WORDS).at(-1) ?? '');

/**
 * What may be logged of an error: no SQL statement, none of the values in one, none of the properties that libraries hang on errors
 * (answers, connections, rows).
 */
export function describeError(error: Error): ErrorFields {
  const isDatabase = isDatabaseError(error);
  const code = 'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? String(error.code) : undefined;
  return {
    message: isDatabase ? databaseMessage(error) : error.message,
    code,
    stack: isDatabase && error.stack !== undefined ? placesIn(error.stack) : error.stack,
  };
}
