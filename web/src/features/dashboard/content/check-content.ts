import { z } from 'zod';
import { serviceCreateRequest } from '@/contracts/content';
import type { Locale } from '@/i18n/locales';
import { readCents } from '../quotes/offer-form';
import { textFields, textNames, type ContentFields, type EditedKind, type FieldName } from './content-form';

/** What is wrong, by field: a key of `Problems`, or the server's words. */
export type ContentProblems = Partial<Record<FieldName, string>>;

const { title, description, imageAlt } = serviceCreateRequest.shape;
const draftTexts = z.object({ title, description, imageAlt });
const publishedTexts = draftTexts.extend({ description: description.min(1, 'required') });

const MAX_SLUG = 100;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const slug = z.string().trim().min(1, 'required').min(2, 'slug').max(MAX_SLUG, 'tooLong').regex(SLUG, 'slug');

export const maxLengths = {
  title: title.maxLength ?? Infinity,
  description: description.maxLength ?? Infinity,
  imageAlt: imageAlt.unwrap().maxLength ?? Infinity,
  slug: MAX_SLUG,
} as const;

export const isSlug = (typed: string): boolean => slug.safeParse(typed).success;

const price = z.string().refine((typed) => readCents(typed) !== undefined, 'price');
const shared = {
  service: z.object({ slug }),
  subService: z.object({ slug, price, serviceId: z.string().min(1, 'choose') }),
} as const satisfies Record<EditedKind, z.ZodType>;

interface Act {
  /** None checks what both share. */
  languages: readonly Locale[];
  publish: boolean;
  /** Nothing is saved yet: without an address it gets one from its title. */
  isNew?: boolean;
}

/** Whether these languages can be saved, or published. */
export function checkContent(kind: EditedKind, fields: ContentFields, { languages, publish, isNew = false }: Act): ContentProblems {
  const problems: ContentProblems = {};
  for (const language of languages) {
    const names = textFields[language];
    const texts = Object.fromEntries(textNames.map((name) => [name, fields[names[name]]]));
    for (const { path, message } of (publish ? publishedTexts : draftTexts).safeParse(texts).error?.issues ?? []) {
      const name = textNames.find((one) => one === path[0]);
      if (name) problems[names[name]] ??= message;
    }
  }
  for (const { path, message } of shared[kind].safeParse(fields).error?.issues ?? []) problems[path[0] as FieldName] ??= message;
  if (isNew && fields.slug.trim() === '') delete problems.slug;
  return problems;
}
