import 'server-only';
import { readLocalised } from '@/cms/localised';
import { toPicture } from '@/cms/picture';
import { readContent } from '@/cms/read-content';
import { readDraftable } from '@/cms/read-draftable';
import { toSeo } from '@/cms/seo';
import {
  ServiceCardsDocument,
  ServiceDetailDocument,
  ServiceListDocument,
  ServicePlaceDocument,
  type ServiceCardFieldsFragment,
  type ServiceDetailQuery,
  type ServiceFieldsFragment,
} from '@/gql/operations';
import type { Locale } from '@/i18n/locales';
import { present } from '@/lib/present';
import { NEIGHBOURS_READ, placeOf, UNLISTED, type ServicePlace } from './place';
import type { Service, ServicePage, ServiceSummary, SubService } from './types';

/** Services on one page of the catalogue. With the card that ends each, whole rows of a two- or three-column grid. */
export const SERVICES_PER_PAGE = 11;

/** The first services published in a language, in the order staff gave them: as many as home shows, however many there are. */
export async function loadFirstServices(locale: Locale): Promise<ServiceSummary[]> {
  const { services } = await readContent(ServiceListDocument, { locale }, ['services']);
  return present(services).map(toSummary);
}

/**
 * One page of the catalogue.
 * @param page counted from 1
 * @returns null where there is no such page (the first page always is, even when empty)
 */
export async function loadServicePage(locale: Locale, page: number): Promise<ServicePage | null> {
  const { services_connection: list } = await readContent(ServiceCardsDocument, { locale, page, pageSize: SERVICES_PER_PAGE }, ['services']);
  const services = present(list?.nodes).map(toSummary);
  return page > 1 && services.length === 0 ? null : { services, page, pageCount: list?.pageInfo.pageCount ?? 0 };
}

/** Where a service stands among those of a language. One that isn't published there, as it exists in the other only, has no place. */
export async function loadServicePlace(locale: Locale, { id, slug, title, order }: Service): Promise<ServicePlace> {
  const { itself, before, after } = await readContent(ServicePlaceDocument, { locale, id, order, count: NEIGHBOURS_READ }, ['services']);
  if (present(itself).length === 0) return UNLISTED;
  const side = (list: typeof before) => ({ count: list?.pageInfo.total ?? 0, nearest: present(list?.nodes) });
  return placeOf({ slug, title }, side(before), side(after));
}

/**
 * One service with its sub-services.
 * @param key slug, or the id that older links carry
 */
export function loadService(locale: Locale, key: string): Promise<Service | null> {
  return readLocalised(locale, async (wanted, other) => {
    const answer = await readDraftable(ServiceDetailDocument, { key, id: key, locale: wanted, other }, ['services']);
    const [service] = present(answer.services);
    return { document: service ? toService(service) : null, inOther: answer.other.length > 0 };
  });
}

type ServiceDetail = NonNullable<ServiceDetailQuery['services'][number]>;
type SubServiceDetail = NonNullable<ServiceDetail['subServices'][number]>;

const toCommon = ({ documentId, slug, title, description, image, imageAlt }: ServiceFieldsFragment) => ({
  id: documentId,
  slug,
  title,
  description: description ?? '',
  image: toPicture(image, imageAlt),
});

const toSummary = (service: ServiceCardFieldsFragment): ServiceSummary => ({
  ...toCommon(service),
  subServices: present(service.subServices).map(({ documentId, slug, title }) => ({ id: documentId, slug, title })),
});

const toService = (service: ServiceDetail) => ({
  ...toCommon(service),
  order: service.order ?? 0,
  seo: toSeo(service.seo),
  subServices: present(service.subServices).map(toSubService),
});

const toSubService = ({ documentId, image, imageAlt, price, slug, title, description }: SubServiceDetail): SubService => ({
  id: documentId,
  slug,
  title,
  description: description ?? '',
  price: price ?? 0,
  image: toPicture(image, imageAlt),
});
