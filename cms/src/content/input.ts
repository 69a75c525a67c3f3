import { z } from 'zod';
import { BIDI_CONTROLS, storable } from '../accounts/fields';
import { parseBody } from '../accounts/parse-body';
import { isReservedSlug, SLUG_PATTERN } from '../documents/slug-rules';
import { kindFacts } from './kinds';
import type { ContentInput, Kind } from './types';

/* What may be written into a document. The text of every issue is a key of the website's texts. */

const text = (max: number) =>
  z.string('invalid').overwrite((value) => value.replace(BIDI_CONTROLS, '').trim()).max(max, 'tooLong').refine(storable, 'invalid');

export const MAX_SLUG_LENGTH = 100;

const slug = z.string('slug').trim().min(1, 'required').min(2, 'slug').max(MAX_SLUG_LENGTH, 'tooLong').regex(SLUG_PATTERN, 'slug')
  .refine((value) => !isReservedSlug(value), 'slugReserved');

/** Largest price of a sub-service in US dollars: the same as of a line of an offer. */
const MAX_PRICE = 1_000_000;

/** No editor nests blocks deeper, nor what a block says of its picture. */
const MAX_DEPTH = 24;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value can be stored: text that Postgres takes, and not nested without end. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return storable(value);
  if (typeof value !== 'object' || value === null) return true;
  return depth <= MAX_DEPTH && Object.entries(value).every(([key, inner]) => storable(key) && isStorable(inner, depth + 1));
}

/** Strapi checks what a block is made of, but fails where it isn't one at all. */
function areBlocks(value: unknown, depth = 0): boolean {
  return depth <= MAX_DEPTH && Array.isArray(value) && value.every((block: unknown) =>
    isRecord(block) && typeof block.type === 'string' && (block.children === undefined || areBlocks(block.children, depth + 1)));
}

const id = z.string('choose').regex(/^[a-z0-9]{10,40}$/, 'choose');
/** GraphQL's ids are text. */
const imageId = z.union([z.int(), z.string().regex(/^\d{1,9}$/).transform(Number)], 'choose').refine((value) => value > 0 && value < 2 ** 31, 'choose');

const fieldsOf = (kind: Kind) => {
  const { titleLength, descriptionLength } = kindFacts[kind];
  return {
    title: text(titleLength).min(1, 'required'),
    description: text(descriptionLength),
    imageAlt: text(200),
    content: z.unknown().refine((value) => value === null || (areBlocks(value) && isStorable(value)), 'invalid'),
    slug,
    imageId: imageId.nullable(),
    order: z.int('invalid').min(0, 'invalid').max(1_000_000, 'invalid'),
    // Whole cents, as far as a number of JavaScript can hold them.
    price: z.number('price').min(0, 'price').max(MAX_PRICE, 'price')
      .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'price'),
    serviceId: id,
    categorySlug: z.string('choose').regex(SLUG_PATTERN, 'choose').max(MAX_SLUG_LENGTH, 'choose').nullable(),
    externalUrl: text(500).pipe(z.string().regex(/^https?:\/\/\S+$/, 'invalid')).nullable(),
    publishDate: z.iso.datetime({ offset: true, error: 'date' }).nullable(),
  } as const;
};

function schemaOf(kind: Kind) {
  const own = Object.entries(fieldsOf(kind)).filter(([name]) => name in kindFacts[kind].attributes);
  return z.strictObject(Object.fromEntries(own)).partial();
}

const schemas = { service: schemaOf('service'), 'sub-service': schemaOf('sub-service'), post: schemaOf('post') } as const;

/** Checks what somebody wants to write. @throws Refusal invalid_request; a field the kind doesn't have is named as well */
export const parseInput = (kind: Kind, input: unknown): ContentInput => parseBody(schemas[kind], input) as ContentInput;
