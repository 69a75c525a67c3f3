import 'server-only';
import { readLocalised } from '@/cms/localised';
import { toPicture } from '@/cms/picture';
import { readContent } from '@/cms/read-content';
import { readDraftable } from '@/cms/read-draftable';
import { toSeo } from '@/cms/seo';
import {
  ServiceDetailDocument,
  ServiceListDocument,
  type ServiceDetailQuery,
  type ServiceFieldsFragment,
} from '@/gql/operations';
import type { Locale } from '@/i18n/locales';
import { present } from '@/lib/present';
import type { Service, ServiceSummary, SubService } from './types';

/** All services published in a language, in the order staff gave them. */
export async function loadServices(locale: Locale): Promise<ServiceSummary[]> {
  const { services } = await readContent(ServiceListDocument, { locale }, ['services']);
  return present(services).map((service) => ({
    ...toCommon(service),
    subServices: present(service.subServices).map(({ documentId, slug, title }) => ({ id: documentId, slug, title })),
  }));
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

const toService = (service: ServiceDetail) => ({
  ...toCommon(service),
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
