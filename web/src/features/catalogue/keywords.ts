/** First match wins. */
const groups = {
  marketing: ['marketing', 'seo', 'تسويق', 'تسويقي', 'تسويقية', 'سيو', 'إعلان', 'إعلانات', 'محركات'],
  web: ['web', 'website', 'development', 'ويب', 'موقع', 'مواقع', 'تطوير', 'برمجة'],
  mobile: ['mobile', 'app', 'جوال', 'محمول', 'موبايل', 'هاتف', 'هواتف', 'تطبيق', 'تطبيقات'],
  design: ['design', 'ui', 'ux', 'تصميم', 'تصاميم', 'واجهة', 'واجهات'],
  consulting: ['consulting', 'strategy', 'استشارة', 'استشارات', 'استشاري', 'استشارية', 'استراتيجية', 'استراتيجيات'],
  analytics: ['analytics', 'data', 'تحليل', 'تحليلات', 'بيانات'],
  automation: ['automation', 'ai', 'أتمتة', 'ذكاء'],
} as const;

export type KeywordGroup = keyof typeof groups;

/** Vowel signs and the stretching of letters, which writers add as they like. */
const ORNAMENTS = /[\u064B-\u0652\u0670\u0640]/gu;

/** What Arabic writes onto the front of a word: "and", "by", "for", "the" … and their combinations. */
const PREFIX = /^[وف]?(?:لل|[بكل]?ال|[بكل])?/u;

/** One spelling for letters that are written now this way, now that. */
const normalise = (text: string): string => text.toLowerCase().replace(ORNAMENTS, '').replace(/[أإآ]/gu, 'ا').replace(/ى/gu, 'ي').replace(/ة(?!\p{L})/gu, 'ه');

/** A word as it stands and as it is without what may be its prefixes or its plural; "ويب" is no "and" before "يب". */
function formsOf(word: string): string[] {
  return [word, word.replace(PREFIX, ''), word.replace(/^[وف]/u, ''), word.replace(/s$/, '')];
}

/**
 * What a service is about, by the words of its title in either language; null where they say nothing.
 * Whole words only: "media" is no "ai", and "requires" no "ui".
 */
export function keywordGroupOf(title: string): KeywordGroup | null {
  const words = new Set(normalise(title).split(/[^\p{L}\p{N}]+/u).flatMap(formsOf));
  const names = Object.keys(groups) as KeywordGroup[];
  return names.find((name) => groups[name].some((keyword) => words.has(normalise(keyword)))) ?? null;
}
