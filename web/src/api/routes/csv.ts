import { stringify } from 'csv-stringify/sync';

/** What stands in a cell; null is an empty one. */
export type CsvCell = string | number | null;

/**
 * A cell as text for spreadsheets, which take some texts for formulas. The library makes the beginning of a cell inert; where
 * a semicolon or tab separates cells, one could begin in the middle.
 */
const inert = (text: string): string => text.replace(/[;\t\r\n]\s*(?=[=+\-@＝＋－＠])/g, "$&'");

const options = { record_delimiter: 'windows', escape_formulas: true, cast: { string: inert } } as const;

/** Rows of a CSV file. No cell is a formula. */
export const csvRows = (rows: readonly (readonly CsvCell[])[]): string => stringify([...rows], options);

/** The same for the first rows of a file, which begin with a byte order mark: spreadsheets know UTF-8 by it. */
export const csvHead = (names: readonly string[]): string => stringify([names], { ...options, bom: true });
