import { IntlMessageFormat } from 'intl-messageformat';
import ar from '../../messages/ar.json';
import en from '../../messages/en.json';
import outageAr from '../../messages/outage/ar.json';
import outageEn from '../../messages/outage/en.json';

type Messages = { readonly [key: string]: string | Messages } | readonly Messages[];
type Element = ReturnType<IntlMessageFormat['getAst']>[number];

const ARABIC_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

const flatten = (messages: Messages, prefix = ''): [string, string][] =>
  Object.entries(messages as Readonly<Record<string, string | Messages>>).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );

const english = new Map([...flatten(en), ...flatten(outageEn, 'outage.')]);
const arabic = new Map([...flatten(ar), ...flatten(outageAr, 'outage.')]);

const parse = (message: string, locale: string) => new IntlMessageFormat(message, locale).getAst();

/** Names of a message's arguments, and the forms of its plurals. */
function describeMessage(elements: readonly Element[]): { names: Set<string>; plurals: string[][] } {
  const names = new Set<string>();
  const plurals: string[][] = [];
  const visit = (list: readonly Element[]) => {
    for (const element of list) {
      if (!('value' in element) || !('type' in element) || element.type === 0) continue;
      names.add(element.value);
      // A tag, and what it stands around.
      if ('children' in element) visit(element.children);
      if ('options' in element) {
        if ('pluralType' in element) plurals.push(Object.keys(element.options));
        for (const option of Object.values(element.options)) visit(option.value);
      }
    }
  };
  visit(elements);
  return { names, plurals };
}

it('has the same keys in both languages', () => {
  expect([...arabic.keys()].sort()).toEqual([...english.keys()].sort());
});

it.each([...english.keys()])('%s takes the same arguments in both languages', (key) => {
  const inEnglish = describeMessage(parse(english.get(key) ?? '', 'en'));
  const inArabic = describeMessage(parse(arabic.get(key) ?? '', 'ar'));
  expect([...inArabic.names].sort()).toEqual([...inEnglish.names].sort());
  expect(inArabic.plurals).toHaveLength(inEnglish.plurals.length);
});

it.each([...english.keys()])('%s says something in both languages, in Arabic with Latin digits', (key) => {
  expect(english.get(key)?.trim()).toBeTruthy();
  expect(arabic.get(key)?.trim()).toBeTruthy();
  expect(arabic.get(key)).not.toMatch(/[\u0660-\u0669\u06F0-\u06F9]/);
});

const arabicPlurals = [...arabic].filter(([, message]) => message.includes(', plural,'));

it('counts somewhere', () => expect(arabicPlurals).not.toHaveLength(0));

it.each(arabicPlurals)('%s has all six Arabic forms', (_key, message) => {
  for (const forms of describeMessage(parse(message, 'ar')).plurals) expect(forms.sort()).toEqual([...ARABIC_FORMS].sort());
});

it.each([
  [0, 'قراءة في أقل من دقيقة'],
  [1, 'قراءة في دقيقة واحدة'],
  [2, 'قراءة في دقيقتين'],
  [5, 'قراءة في 5 دقائق'],
  [11, 'قراءة في 11 دقيقة'],
  [100, 'قراءة في 100 دقيقة'],
])('counts %s minutes in Arabic, with Latin digits', (minutes, text) => {
  expect(new IntlMessageFormat(ar.Blog.readTime, 'ar').format({ minutes })).toBe(text);
});

it('says "5 min read" in English', () => {
  expect(new IntlMessageFormat(en.Blog.readTime, 'en').format({ minutes: 5 })).toBe('5 min read');
});
