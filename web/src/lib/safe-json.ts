/** Deepest nesting that a body of this site's API may have. */
const MAX_DEPTH = 32;

/**
 * Parses JSON that came from outside and refuses what no honest client sends: deep nesting, keys that reach prototypes,
 * NUL characters and lone surrogates (Postgres can store neither).
 * @returns the value, or undefined where the text is refused
 */
export function parseSafeJson(text: string): { value: unknown } | undefined {
  if (nesting(text) > MAX_DEPTH) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return isHarmless(value) ? { value } : undefined;
}

/** Deepest bracket nesting, counted before parsing so that a hostile text is never built up. */
function nesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i];
    if (inString) {
      if (char === '\\') i += 1;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') deepest = Math.max(deepest, (depth += 1));
    else if (char === '}' || char === ']') depth -= 1;
  }
  return deepest;
}

function isHarmless(value: unknown): boolean {
  if (typeof value === 'string') return isHarmlessText(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(
    ([key, item]) => key !== '__proto__' && key !== 'constructor' && isHarmlessText(key) && isHarmless(item),
  );
}

const isHarmlessText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
