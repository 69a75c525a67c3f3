import { makeAccount, signIn, siteCall, userRow, type CallOptions } from './accounts';
import type { Answer, TestCms } from './cms';
import { createDraft, publish, uniqueSlug, writeDraft } from './content';

const SERVICE = 'api::service.service';
const SUB_SERVICE = 'api::sub-service.sub-service';

/** Somebody with a cart. */
export interface Client {
  readonly email: string;
  readonly userId: number;
  readonly secret: string;
}

export async function client(cms: TestCms, more: Record<string, unknown> = {}): Promise<Client> {
  const email = await makeAccount(cms, more);
  const { id } = await userRow(cms, email);
  return { email, userId: id, secret: (await signIn(cms, email)).secret };
}

export interface Shelf {
  readonly id: string;
  readonly slug: string;
}

/** Makes a published service; without an Arabic version where there is no Arabic title. */
export async function makeService(cms: TestCms, title = 'Search engines', arabic: string | null = 'محركات البحث'): Promise<Shelf> {
  const slug = uniqueSlug('service');
  const id = await createDraft(cms.strapi, SERVICE, { title, slug });
  if (arabic !== null) await writeDraft(cms.strapi, SERVICE, id, 'ar', { title: arabic, slug });
  await publish(cms.strapi, SERVICE, id);
  return { id, slug };
}

export interface ItemTexts {
  readonly title?: string;
  readonly arabic?: string | null;
  readonly description?: string;
  readonly price?: number;
}

/** Makes a published sub-service of a service; in Arabic, too, unless there is no Arabic title. */
export async function makeSubService(
  cms: TestCms, service: Shelf, { title = 'Site audit', arabic = 'تدقيق الموقع', description = 'What is slow.', price = 1_499.5 }: ItemTexts = {},
): Promise<Shelf> {
  const slug = uniqueSlug('item');
  const id = await createDraft(cms.strapi, SUB_SERVICE, { title, slug, description, price, service: service.id });
  if (arabic !== null) await writeDraft(cms.strapi, SUB_SERVICE, id, 'ar', { title: arabic, slug, description: 'ما البطيء فيه.', service: service.id });
  await publish(cms.strapi, SUB_SERVICE, id);
  return { id, slug };
}

/** Takes a document off the website, in one language or all. */
export async function unpublish(cms: TestCms, what: 'service' | 'sub-service', { id }: Shelf, locale: 'en' | 'ar' | '*' = '*'): Promise<void> {
  const documents = cms.strapi.documents(what === 'service' ? SERVICE : SUB_SERVICE);
  await documents.unpublish({ documentId: id, locale });
}

/** Calls /api/cart as somebody. */
export const cartCall = (cms: Pick<TestCms, 'request'>, secret: string | undefined, path: string, options: CallOptions = {}): Promise<Answer> =>
  siteCall(cms, `/cart${path}`, { ...options, secret });

/** Puts a sub-service into somebody's cart. */
export async function addToCart(cms: TestCms, { secret }: Client, service: Shelf, item: Shelf, quantity = 1): Promise<void> {
  const { status, text } = await cartCall(cms, secret, '/add', { json: { serviceId: service.id, subServiceId: item.id, quantity } });
  if (status !== 200) throw new Error(`Adding failed: ${status} ${text}`);
}

/** A service with so many sub-services, all of them in somebody's cart, one of each. */
export async function fillCart(cms: TestCms, somebody: Client, count: number): Promise<{ service: Shelf; items: Shelf[] }> {
  const service = await makeService(cms);
  const items: Shelf[] = [];
  for (let number = 1; number <= count; number += 1) {
    const item = await makeSubService(cms, service, { title: `Item ${number}`, arabic: `بند ${number}`, price: number * 10 });
    await addToCart(cms, somebody, service, item);
    items.push(item);
  }
  return { service, items };
}

/** Slugs of what is in somebody's cart. */
export async function slugsIn(cms: Pick<TestCms, 'request'>, { secret }: Client): Promise<string[]> {
  const { body } = await cartCall(cms, secret, '');
  return body.data.items.map(({ subServiceSlug }: { subServiceSlug: string }) => subServiceSlug);
}
