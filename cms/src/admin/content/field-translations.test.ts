import { componentTexts, fieldTexts } from '../../panel/field-texts';
import { arabicFieldLabels, translateHelp } from './field-translations';
import { contentTexts } from './texts';

const hint = (field: string) => fieldTexts[field]?.en.help;
const view = () => ({
  layout: {
    layout: [[[{ name: 'slug', hint: hint('slug') }, { name: 'excerpt', hint: 'Our own words' }], [{ name: 'title', hint: '' }]]],
    components: { 'shared.seo': { layout: [[{ name: 'metaTitle', hint: componentTexts['shared.seo']?.metaTitle?.en.help }]] } },
  },
});

function speak(language: string | null): void {
  Object.assign(globalThis, { localStorage: { getItem: () => language } });
}
afterEach(() => Reflect.deleteProperty(globalThis, 'localStorage'));

it('the help below fields is in the panel’s language, but for what staff wrote themselves', () => {
  speak('ar');
  const { layout, components } = translateHelp(view()).layout;
  expect(layout[0]?.[0]).toEqual([{ name: 'slug', hint: fieldTexts.slug?.ar.help }, { name: 'excerpt', hint: 'Our own words' }]);
  expect(layout[0]?.[1]).toEqual([{ name: 'title', hint: '' }]);
  expect(components['shared.seo']?.layout[0]?.[0]?.hint).toBe(componentTexts['shared.seo']?.metaTitle?.ar.help);
});

it.each(['en', null])('an English panel stays as it is stored: %j', (language) => {
  speak(language);
  expect(translateHelp(view())).toEqual(view());
});

it('every label and every help has an Arabic text', () => {
  const all = [fieldTexts, ...Object.values(componentTexts)].flatMap((texts) => Object.values(texts));
  for (const { en, ar } of all) {
    expect(ar.label).toMatch(/\p{Script=Arabic}/u);
    expect(ar.help === undefined).toBe(en.help === undefined);
  }
  expect(arabicFieldLabels['content-manager.content-types.api::post.post.excerpt']).toBe(fieldTexts.excerpt?.ar.label);
});

it('every text beside the form is there in both languages', () => {
  expect(Object.keys(contentTexts.ar)).toEqual(Object.keys(contentTexts.en));
});
