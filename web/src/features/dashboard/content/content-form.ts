import { z } from 'zod';
import type { StaffContentFieldsFragment, StaffContentInput } from '@/gql/operations';
import { locales, type Locale } from '@/i18n/locales';
import { readCents } from '../quotes/offer-form';

export type StaffContent = StaffContentFieldsFragment;
export type StaffLanguage = StaffContent['languages'][number];
export type StaffImage = NonNullable<StaffContent['image']>;
/** What the dashboard has an editor for; posts are written in the admin panel. */
export type EditedKind = 'service' | 'subService';

/** Everything that is typed or chosen, as it is typed; texts once per language. */
const contentFields = z.object({
  slug: z.string(),
  /** Empty for none. */
  imageId: z.string(),
  serviceId: z.string(),
  price: z.string(),
  enTitle: z.string(),
  enDescription: z.string(),
  enImageAlt: z.string(),
  arTitle: z.string(),
  arDescription: z.string(),
  arImageAlt: z.string(),
});
export type ContentFields = z.infer<typeof contentFields>;
export type FieldName = keyof ContentFields;

export const textNames = ['title', 'description', 'imageAlt'] as const;
export type TextName = (typeof textNames)[number];
export type SharedName = 'slug' | 'imageId' | 'serviceId' | 'price';

/** A language's own fields. */
export const textFields = {
  en: { title: 'enTitle', description: 'enDescription', imageAlt: 'enImageAlt' },
  ar: { title: 'arTitle', description: 'arDescription', imageAlt: 'arImageAlt' },
} as const satisfies Record<Locale, Record<TextName, FieldName>>;

/** Fields that are the same in both languages, by kind. */
export const sharedFields: Readonly<Record<EditedKind, readonly SharedName[]>> = {
  service: ['slug', 'imageId'],
  subService: ['slug', 'imageId', 'serviceId', 'price'],
};

export const fieldNames = contentFields.keyof().options;

export const namesOf = (language: Locale): FieldName[] => textNames.map((name) => textFields[language][name]);

/** Which language's field it is, and which of its texts; null for a shared one. */
export function textOfField(field: FieldName): { language: Locale; name: TextName } | null {
  for (const language of locales) {
    for (const name of textNames) if (textFields[language][name] === field) return { language, name };
  }
  return null;
}

export const emptyFields: ContentFields = {
  slug: '', imageId: '', serviceId: '', price: '', enTitle: '', enDescription: '', enImageAlt: '', arTitle: '', arDescription: '', arImageAlt: '',
};

export const languageOf = (document: StaffContent | null, language: Locale): StaffLanguage | null =>
  document?.languages.find((version) => version.language === language) ?? null;

/** What is saved of a document, as one would type it. */
export function fieldsOf(document: StaffContent): ContentFields {
  const fields: ContentFields = {
    ...emptyFields,
    slug: document.slug,
    imageId: document.image === null ? '' : String(document.image.id),
    serviceId: document.serviceId === null ? '' : String(document.serviceId),
    price: document.price === null ? '' : String(document.price),
  };
  for (const language of locales) {
    const version = languageOf(document, language);
    for (const name of textNames) fields[textFields[language][name]] = version?.[name] ?? '';
  }
  return fields;
}

/** `5` and `5.00` are the same price, and spaces around a text are none of it. */
export function isSame(name: FieldName, one: string, other: string): boolean {
  if (one.trim() === other.trim()) return true;
  if (name !== 'price') return false;
  const cents = readCents(one);
  return cents !== undefined && cents === readCents(other);
}

export const changedNames = (typed: ContentFields, base: ContentFields, among: readonly FieldName[] = fieldNames): FieldName[] =>
  among.filter((name) => !isSame(name, typed[name], base[name]));

/**
 * Brings together what somebody typed and what somebody else has saved since. What only one of them changed is taken from that one;
 * where both did, the typed words stay.
 * @param base what both began with
 */
export function mergeFields(base: ContentFields, typed: ContentFields, theirs: ContentFields): ContentFields {
  const merged = { ...typed };
  for (const name of fieldNames) if (isSame(name, typed[name], base[name])) merged[name] = theirs[name];
  return merged;
}

/** Fields that both changed, each in another way. */
export const conflictsOf = (base: ContentFields, typed: ContentFields, theirs: ContentFields): FieldName[] =>
  fieldNames.filter((name) => !isSame(name, base[name], theirs[name]) && !isSame(name, base[name], typed[name]) && !isSame(name, typed[name], theirs[name]));

/** Fields that a save of one language carries: its own, and the shared ones. */
export const namesToSave = (kind: EditedKind, language: Locale): FieldName[] => [...namesOf(language), ...sharedFields[kind]];

/** A save's input: only what was changed. What is no price has been complained about before. */
export function inputOf(kind: EditedKind, language: Locale, typed: ContentFields, base: ContentFields): StaffContentInput {
  const input: StaffContentInput = {};
  for (const name of changedNames(typed, base, namesToSave(kind, language))) {
    const value = typed[name].trim();
    const text = textOfField(name);
    if (text) input[text.name] = value;
    else if (name === 'imageId') input.imageId = value || null;
    else if (name === 'price') input.price = (readCents(value) ?? 0) / 100;
    else if (name === 'slug' || name === 'serviceId') input[name] = value;
  }
  return input;
}

/** The form's field behind a name of the input. */
export function fieldOfInput(name: string, language: Locale): FieldName | null {
  const text = textNames.find((one) => one === name);
  if (text) return textFields[language][text];
  return fieldNames.find((one) => one === name) ?? null;
}

const image = z.object({ id: z.union([z.string(), z.number()]), url: z.string(), width: z.number(), height: z.number(), name: z.string() });
const kept = z.object({ base: contentFields, typed: contentFields, image: image.nullable() });
/** Unsaved words as they are kept in the browser, with what they were a change of. */
export type KeptContent = z.infer<typeof kept>;

/** @returns null where nothing is kept, or nothing that fits this form */
export function readKept(text: string): KeptContent | null {
  try {
    return kept.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
