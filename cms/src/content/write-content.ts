import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { Refusal } from '../accounts/refusal';
import { changeContent, inOneGo } from './change-content';
import { requireComplete } from './completeness';
import { parseInput } from './input';
import { kindFacts } from './kinds';
import { lastPlace } from './order';
import { readDocument, versionOf } from './read-content';
import { findTarget, requireImage, targetIn, waitingSubServices, type Target } from './relations';
import { freeSlug } from './slugs';
import type { Actor, ContentChange, ContentDocument, ContentInput, Kind, Language, NewContent } from './types';
import { modelOf } from './versions-words';

/** Fields that aren't simply copied into Strapi's data: they lead to other documents. */
const relations: ReadonlySet<string> = new Set(['serviceId', 'categorySlug']);

/** What is written, as Strapi's document service takes it. */
function toData(kind: Kind, input: ContentInput, target: Target | null | undefined, language: Language): Record<string, unknown> {
  const { attributes } = kindFacts[kind];
  const data: Record<string, unknown> = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    const value = input[name as keyof ContentInput];
    if (relations.has(name)) {
      if (target !== undefined) data[attribute] = targetIn(target, language);
    } else if (value !== undefined) {
      data[attribute] = value;
    }
  }
  return data;
}

/** What all languages of a document share: Strapi copies only some of it to a language that is added. */
const sharedOf = ({ slug, order, price, image, serviceId, categorySlug, externalUrl, publishDate }: ContentDocument): ContentInput => ({
  imageId: image?.id ?? null, categorySlug, externalUrl, publishDate, ...(slug && { slug }),
  ...(order !== null && { order }), ...(price !== null && { price }), ...(serviceId !== null && { serviceId }),
});

function requireFields(input: ContentInput, fields: readonly (readonly [name: 'title' | 'serviceId', problem: string])[]): void {
  const missing = fields.filter(([name]) => input[name] === undefined);
  if (missing.length > 0) throw new Refusal('invalid_request', { fields: Object.fromEntries(missing) });
}

async function publishLanguage(strapi: Core.Strapi, trx: Knex.Transaction, kind: Kind, documentId: string, language: Language): Promise<void> {
  requireComplete(await readDocument(trx, kind, documentId), language);
  await strapi.documents(kindFacts[kind].uid).publish({ documentId, locale: language });
}

/**
 * Makes a document in one language. Without a slug it gets that of its title, without a place the last one.
 * @throws Refusal invalid_request
 */
export async function createContent(strapi: Core.Strapi, kind: Kind, actor: Actor, { language, input, publish }: NewContent): Promise<ContentDocument> {
  const given = parseInput(kind, input);
  requireFields(given, kind === 'sub-service' ? [['title', 'required'], ['serviceId', 'choose']] : [['title', 'required']]);
  return inOneGo(strapi, kind, actor, async (trx) => {
    const slug = given.slug ?? (await freeSlug(strapi, kind, given.title ?? ''));
    if (slug === '') throw new Refusal('invalid_request', { fields: { slug: 'required' } });
    if (given.imageId) await requireImage(trx, given.imageId);
    const target = await findTarget(trx, kind, given);
    const order = kind === 'post' ? {} : { order: given.order ?? (await lastPlace(trx, kind, given.serviceId)) + 1 };
    const data = toData(kind, { ...given, slug, ...order }, target, language);
    const { documentId } = await strapi.documents(modelOf(kind).uid).create({ locale: language, data });
    if (publish) await publishLanguage(strapi, trx, kind, documentId, language);
    return readDocument(trx, kind, documentId);
  });
}

/** Adds a language to a document: what all languages share comes along. */
async function addLanguage(
  strapi: Core.Strapi, trx: Knex.Transaction, present: ContentDocument, language: Language, given: ContentInput,
): Promise<void> {
  const { kind, documentId } = present;
  requireFields(given, [['title', 'required']]);
  const whole: ContentInput = { ...sharedOf(present), ...given };
  const data = toData(kind, whole, await findTarget(trx, kind, whole), language);
  const waiting = kind === 'service' ? await waitingSubServices(trx, documentId, language) : [];
  await strapi.documents(kindFacts[kind].uid).update({
    documentId, locale: language, data: waiting.length > 0 ? { ...data, subServices: waiting } : data,
  });
}

/** The other language leads where this one does: Strapi keeps relations apart by language. */
async function alignOther(
  strapi: Core.Strapi, { kind, documentId, languages: versions }: ContentDocument, language: Language, target: Target | null,
): Promise<void> {
  const other = versions.find((version) => version.language !== language && version.state !== 'missing');
  if (!other) return;
  await strapi.documents(kindFacts[kind].uid).update({ documentId, locale: other.language, data: toData(kind, {}, target, other.language) });
}

/**
 * Writes what is given into a language's draft, and publishes it where that is asked for: all of it or nothing.
 * @throws Refusal invalid_request, not_found, ContentConflict where somebody has saved since `version` was read
 */
export async function saveContent(
  strapi: Core.Strapi, kind: Kind, actor: Actor, documentId: string, { language, input, version, publish }: ContentChange,
): Promise<ContentDocument> {
  const given = parseInput(kind, input);
  return changeContent(strapi, { kind, documentId }, actor, { language, version }, async (present, trx) => {
    if (given.imageId) await requireImage(trx, given.imageId);
    const target = await findTarget(trx, kind, given);
    if (versionOf(present, language).state === 'missing') await addLanguage(strapi, trx, present, language, given);
    else await strapi.documents(kindFacts[kind].uid).update({ documentId, locale: language, data: toData(kind, given, target, language) });
    if (target !== undefined) await alignOther(strapi, present, language, target);
    if (publish) await publishLanguage(strapi, trx, kind, documentId, language);
  });
}

/** Puts a language's draft on the site. @throws Refusal not_found, invalid_request where something is missing, ContentConflict */
export async function publishContent(
  strapi: Core.Strapi, kind: Kind, actor: Actor, documentId: string, language: Language, version?: string | null,
): Promise<ContentDocument> {
  return changeContent(strapi, { kind, documentId }, actor, { language, version }, (_present, trx) =>
    publishLanguage(strapi, trx, kind, documentId, language));
}

/** Takes a language off the site; its draft stays. @throws Refusal not_found */
export async function unpublishContent(strapi: Core.Strapi, kind: Kind, actor: Actor, documentId: string, language: Language): Promise<ContentDocument> {
  return changeContent(strapi, { kind, documentId }, actor, undefined, async (present) => {
    if (!['published', 'changed'].includes(versionOf(present, language).state)) return;
    await strapi.documents(kindFacts[kind].uid).unpublish({ documentId, locale: language });
  });
}
