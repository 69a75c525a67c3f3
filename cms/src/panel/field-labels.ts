import type { Core } from '@strapi/strapi';
import { contentModels, type ContentModel } from '../documents/models';

const sameInBoth = 'The same in both languages.';

/** What editors read instead of the names of the fields. */
const labels: Record<string, { label: string; description?: string }> = {
  title: { label: 'Title' },
  name: { label: 'Name' },
  slug: { label: 'Slug', description: `End of the page's address: a-z, 0-9 and hyphens. ${sameInBoth}` },
  description: { label: 'Description' },
  excerpt: { label: 'Excerpt', description: 'Shown in lists and in search results.' },
  summary: { label: 'Summary' },
  content: { label: 'Content' },
  body: { label: 'Body' },
  image: { label: 'Image', description: sameInBoth },
  imageAlt: { label: 'Image description', description: 'What the image shows, for those who cannot see it.' },
  cover: { label: 'Cover', description: sameInBoth },
  coverAlt: { label: 'Cover description', description: 'What the cover shows, for those who cannot see it.' },
  photo: { label: 'Photo', description: sameInBoth },
  order: { label: 'Order', description: `Smaller numbers come first. ${sameInBoth}` },
  price: { label: 'Price in USD', description: `0 means contact for quote. ${sameInBoth}` },
  service: { label: 'Service' },
  subServices: { label: 'Sub-services' },
  category: { label: 'Category' },
  externalUrl: { label: 'External address', description: `The post leads there instead of to a page of its own. ${sameInBoth}` },
  readTime: { label: 'Read time in minutes', description: sameInBoth },
  publishDate: { label: 'Publish date', description: `Orders the blog. ${sameInBoth}` },
  seo: { label: 'Search engines' },
  role: { label: 'Role' },
  bio: { label: 'About the person' },
  tagline: { label: 'Tagline' },
  heroTitle: { label: 'Home page: title' },
  heroText: { label: 'Home page: text' },
  ctaTitle: { label: 'Call to action: title' },
  ctaText: { label: 'Call to action: text' },
  email: { label: 'E-mail', description: sameInBoth },
  phone: { label: 'Phone', description: sameInBoth },
  whatsapp: { label: 'WhatsApp', description: sameInBoth },
  address: { label: 'Address' },
  supportHours: { label: 'Support hours' },
  foundedYear: { label: 'Founded in', description: sameInBoth },
  footerYear: { label: 'Year in the footer', description: sameInBoth },
  figures: { label: 'Figures' },
  socialLinks: { label: 'Social links', description: sameInBoth },
};

/** How a list is sorted when it is opened. Strapi's own choice is by title. */
const listOrder: Partial<Record<ContentModel['name'], { defaultSortBy: string; defaultSortOrder: 'ASC' | 'DESC' }>> = {
  service: { defaultSortBy: 'order', defaultSortOrder: 'ASC' },
  'sub-service': { defaultSortBy: 'order', defaultSortOrder: 'ASC' },
  post: { defaultSortBy: 'publishDate', defaultSortOrder: 'DESC' },
  'team-member': { defaultSortBy: 'order', defaultSortOrder: 'ASC' },
};

interface FieldView {
  edit: { label?: string; description?: string };
  list: { label?: string };
}

interface ViewConfiguration {
  settings: { defaultSortBy: string; defaultSortOrder: string; mainField: string };
  metadatas: Record<string, FieldView>;
}

function describeField(name: string, view: FieldView): FieldView {
  const text = labels[name];
  // A label that isn't the bare name has been chosen by somebody in the panel.
  if (!text || view.edit.label !== name) return view;
  return {
    ...view,
    edit: { ...view.edit, label: text.label, description: text.description ?? '' },
    list: { ...view.list, label: text.label },
  };
}

/** Gives the panel's forms and lists their labels and order, leaving alone what staff have changed. */
export async function applyFieldLabels(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('content-manager').service('content-types');
  for (const model of contentModels) {
    const type = service.findContentType(model.uid);
    const { metadatas, settings, ...rest }: ViewConfiguration = await service.findConfiguration(type);
    if (!Object.entries(metadatas).some(([name, view]) => labels[name] && view.edit.label === name)) continue;
    const described = Object.entries(metadatas).map(([name, view]) => [name, describeField(name, view)]);
    const order = settings.defaultSortBy === settings.mainField ? listOrder[model.name] : {};
    await service.updateConfiguration(type, {
      ...rest,
      settings: { ...settings, ...order },
      metadatas: Object.fromEntries(described),
    });
  }
}
