import { blocks, type Block } from './blocks';
import { coverPicture, describe, entry, locales, servicePicture, subServicePicture, texts } from './content';
import { members, pages, settings } from './data/structure/company';
import { categories, posts } from './data/structure/posts';
import { services } from './data/structure/services';
import { type DocumentPlan, type Version } from './documents';
import { type UploadedFile } from './pictures';
import { type Locale, type PostFacts, type ServiceFacts, type SubServiceFacts } from './types';

/** What a plan needs from the database; null where staff have deleted it. */
export interface Lookup {
  picture(name: string): Promise<UploadedFile | null>;
  document(uid: DocumentPlan['uid'], key: string): Promise<string | null>;
}

/** Plans of one type of content, in the order in which they are made. */
export interface Group {
  readonly name: string;
  readonly plans: readonly { readonly key: string; make(lookup: Lookup): Promise<DocumentPlan> }[];
}

const uids = {
  category: 'api::category.category',
  member: 'api::team-member.team-member',
  page: 'api::page.page',
  post: 'api::post.post',
  service: 'api::service.service',
  settings: 'api::site-settings.site-settings',
  subService: 'api::sub-service.sub-service',
} as const satisfies Record<string, DocumentPlan['uid']>;

const published = (data: (locale: Locale) => Version['data']): Version[] =>
  locales.map((locale) => ({ locale, publish: true, data: data(locale) }));

/** Puts the uploaded files into a text; a picture that was deleted is left out. */
async function withPictures(parsed: readonly Block[], lookup: Lookup): Promise<unknown[]> {
  const resolved = await Promise.all(parsed.map(async (block) => {
    if (block.type !== 'picture') return block;
    const file = await lookup.picture(block.picture);
    if (file === null) return null;
    const { name, url, width, height, formats, hash, ext, mime, size, provider, createdAt, updatedAt } = file;
    const image = {
      name, alternativeText: block.alternativeText, caption: null, url, width, height, formats, hash, ext, mime, size,
      previewUrl: null, provider, provider_metadata: null, createdAt, updatedAt,
    };
    return { type: 'image', image, children: [{ type: 'text', text: '' }] };
  }));
  return resolved.filter((block) => block !== null);
}

async function servicePlan(facts: ServiceFacts, order: number, lookup: Lookup): Promise<DocumentPlan> {
  const image = (await lookup.picture(servicePicture(facts).name))?.id ?? null;
  const { slug } = facts;
  return {
    uid: uids.service, key: `service:${slug}`, existing: { slug },
    versions: published((locale) => {
      const { title, description, seo } = entry(texts[locale].services, slug);
      return { slug, order, image, title, description, seo, imageAlt: describe(facts.motif, locale) };
    }),
  };
}

async function subServicePlan(service: string, facts: SubServiceFacts, order: number, lookup: Lookup): Promise<DocumentPlan> {
  const image = (await lookup.picture(subServicePicture(facts).name))?.id ?? null;
  const parent = await lookup.document(uids.service, `service:${service}`);
  const { slug, price } = facts;
  return {
    uid: uids.subService, key: `sub-service:${slug}`, existing: { slug },
    versions: published((locale) => ({
      slug, price, order, image, service: parent,
      ...entry(entry(texts[locale].services, service).subServices, slug),
      imageAlt: describe(facts.motif, locale),
    })),
  };
}

async function postPlan(facts: PostFacts, lookup: Lookup): Promise<DocumentPlan> {
  const { slug, readTime, externalUrl, publishDate } = facts;
  const date = typeof publishDate === 'string' ? publishDate : new Date(Date.now() + publishDate.inDays * 86_400_000).toISOString();
  const shared = {
    slug, readTime, externalUrl: externalUrl ?? null, publishDate: date,
    cover: (await lookup.picture(coverPicture(facts).name))?.id ?? null,
    category: await lookup.document(uids.category, `category:${facts.category}`),
  };
  const versions = await Promise.all(locales.filter((locale) => facts.versions[locale] !== 'absent').map(async (locale) => {
    const { title, excerpt, body, seo } = entry(texts[locale].posts, slug);
    const content = await withPictures(blocks(body), lookup);
    return {
      locale, publish: facts.versions[locale] === 'published',
      data: { ...shared, title, excerpt, content, seo, coverAlt: describe(facts.motif, locale) },
    };
  }));
  return { uid: uids.post, key: `post:${slug}`, existing: { slug }, versions };
}

async function pagePlan(slug: string, lookup: Lookup): Promise<DocumentPlan> {
  const bodies = new Map(await Promise.all(locales.map(async (locale) =>
    [locale, await withPictures(blocks(entry(texts[locale].pages, slug).body), lookup)] as const)));
  return {
    uid: uids.page, key: `page:${slug}`, existing: { slug },
    versions: published((locale) => {
      const { title, summary, seo } = entry(texts[locale].pages, slug);
      return { slug, title, summary, seo, body: bodies.get(locale) };
    }),
  };
}

const categoryPlan = (slug: string): DocumentPlan => ({
  uid: uids.category, key: `category:${slug}`, existing: { slug },
  versions: published((locale) => ({ slug, name: entry(texts[locale].categories, slug) })),
});

const memberPlan = (slug: string, order: number): DocumentPlan => ({
  uid: uids.member, key: `team-member:${slug}`,
  versions: published((locale) => ({ order, ...entry(texts[locale].members, slug) })),
});

const settingsPlan = (): DocumentPlan => ({
  uid: uids.settings, key: 'site-settings', existing: {},
  versions: published((locale) => ({ ...settings, ...texts[locale].settings })),
});

/** Everything the seed makes. What others refer to comes first. */
export const groups: readonly Group[] = [
  { name: 'settings', plans: [{ key: 'site-settings', make: async () => settingsPlan() }] },
  { name: 'categories', plans: categories.map((slug) => ({ key: `category:${slug}`, make: async () => categoryPlan(slug) })) },
  {
    name: 'services',
    plans: services.map((facts, i) => ({ key: `service:${facts.slug}`, make: (lookup) => servicePlan(facts, i + 1, lookup) })),
  },
  {
    name: 'sub-services',
    plans: services.flatMap(({ slug, subServices }) => subServices.map((facts, i) =>
      ({ key: `sub-service:${facts.slug}`, make: (lookup: Lookup) => subServicePlan(slug, facts, i + 1, lookup) }))),
  },
  { name: 'posts', plans: posts.map((facts) => ({ key: `post:${facts.slug}`, make: (lookup) => postPlan(facts, lookup) })) },
  { name: 'pages', plans: pages.map((slug) => ({ key: `page:${slug}`, make: (lookup) => pagePlan(slug, lookup) })) },
  { name: 'team', plans: members.map((slug, i) => ({ key: `team-member:${slug}`, make: async () => memberPlan(slug, i + 1) })) },
];
