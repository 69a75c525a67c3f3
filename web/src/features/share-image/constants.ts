/** Lines that a title may take; what doesn't fit ends in an ellipsis. */
export const MAX_TITLE_LINES = 3;
/** Size in px below which no title is set. */
export const SMALLEST_TITLE = 46;
/** Sizes in px that a title is tried in, the largest first, and the lines it may take in each. */
export const TITLE_STEPS = [
  { size: 84, lines: 2 },
  { size: 68, lines: MAX_TITLE_LINES },
  { size: 60, lines: MAX_TITLE_LINES },
  { size: 52, lines: MAX_TITLE_LINES },
  { size: SMALLEST_TITLE, lines: MAX_TITLE_LINES },
] as const;
/** Characters of a title that are looked at. More never fit, and measuring them would cost. */
export const MAX_TITLE_LENGTH = 240;
/** Bytes of drawn images that a process keeps. */
export const MAX_CACHE_BYTES = 16 * 1024 * 1024;
/** Seconds for which an image asked for without its version, or with an old one, may be kept. */
export const UNVERSIONED_SECONDS = 3_600;

/** Colour tokens of globals.css; a PNG can't read them there. A test compares the two. */
export const COLOURS: Readonly<Record<string, string>> = {
  white: '#ffffff',
  ink: '#0f172a',
  'ink-muted': '#475065',
  paper: '#fbfaf7',
  'sand-100': '#eee7da',
  'sand-200': '#e2d8c6',
  'sand-300': '#cfc1a8',
  'teal-100': '#d7e9e5',
  'teal-200': '#b3d5ce',
  'teal-300': '#84b9b1',
  'teal-500': '#1f7f7a',
  'teal-700': '#0e5454',
  'teal-800': '#0a4243',
  'teal-900': '#073233',
  coral: '#f2694a',
};
