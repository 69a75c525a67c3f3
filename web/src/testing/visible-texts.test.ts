/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { visibleTexts } from './visible-texts';

const SOURCES = path.join(__dirname, '..');

/** Generated code, what only tests use, and what is written for programmers: the descriptions in the API's document. */
const LEFT_OUT = /^(?:gql|testing|api)\/|\.test\.tsx?$|\.d\.ts$|\/(?:build-[^/]+|testing)\.tsx?$/;

/** Words that are no texts of the interface. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'config/env.ts': 'complaints to whoever sets the website up',
  'components/layout/languages.ts': 'the languages’ own names, the same in every language',
  'features/catalogue/keywords.ts': 'words that are looked for in titles',
};

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(path.sep).join('/'))
  .filter((name) => /\.tsx?$/.test(name) && !LEFT_OUT.test(name) && !(name in EXCEPTIONS));

it('no text stands outside messages/ and the CMS', () => {
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((name) =>
    visibleTexts(name, readFileSync(path.join(SOURCES, name), 'utf8')).map(({ line, text }) => `${name}:${line} "${text}"`),
  );
  expect(found).toEqual([]);
});

it.each(Object.keys(EXCEPTIONS))('%s still is an exception', (name) => {
  expect(visibleTexts(name, readFileSync(path.join(SOURCES, name), 'utf8'))).not.toEqual([]);
});

it.each([
  ['between tags', '<p>Hello</p>', 'Hello'],
  ['between tags, in Arabic', '<p>مرحبا</p>', 'مرحبا'],
  ['in braces', "<p>{'Hello'}</p>", 'Hello'],
  ['in one case of two', "<p>{busy ? 'Working' : label}</p>", 'Working'],
  ['in place of what is missing', "<p>{name || 'Nobody'}</p>", 'Nobody'],
  ['around a value', '<p>{`Page ${page}`}</p>', 'Page'],
  ['behind a value', '<p>{`${page} pages`}</p>', 'pages'],
  ['in a name that is read out', '<nav aria-label="Main" />', 'Main'],
  ['in a name that is put together', '<nav aria-label={`Page ${page}`} />', 'Page'],
  ['of a picture', '<img alt="A star" />', 'A star'],
  ['of a field', "<input placeholder={'Your name'} />", 'Your name'],
  ['handed to a component', '<Field label="Name" />', 'Name'],
  ['in a list', "const cards = [{ title: 'Marketing Teams' }];", 'Marketing Teams'],
  ['in a list, as one word', "const tabs = [{ label: 'Overview' }];", 'Overview'],
  ['anywhere, in Arabic', "const word = 'مرحبا';", 'مرحبا'],
])('finds a text %s', (_where, code, text) => {
  expect(visibleTexts('planted.tsx', code)).toEqual([{ line: 1, text }]);
});

it.each([
  '<p className="text-sm">{t("title")} · {count}</p>',
  '<Field label={t("name")} title={title} type="email" />',
  "<p>{isBusy ? t('busy') : t('idle')}</p>",
  "const label = { title: 'services.title', message: 'not_found' };",
  "throw new Failure({ message: 'nobody sees this' });",
  "<Arrow key=\"start\" d=\"M4 12h15\" />",
])('leaves %s alone', (code) => {
  expect(visibleTexts('clean.tsx', code)).toEqual([]);
});
