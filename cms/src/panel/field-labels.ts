import type { Core } from '@strapi/strapi';
import { contentModels, type ContentModel } from '../documents/models';
import { componentTexts, fieldTexts, type FieldTexts } from './field-texts';

/** How a list is sorted when it is opened. Strapi's own choice is by title. */
const listOrder: Partial<Record<ContentModel['name'], { defaultSortBy: string; defaultSortOrder: 'ASC' | 'DESC' }>> = {
  service: { defaultSortBy: 'order', defaultSortOrder: 'ASC' },
  'sub-service': { defaultSortBy: 'order', defaultSortOrder: 'ASC' },
  post: { defaultSortBy: 'publishDate', defaultSortOrder: 'DESC' },
  'team-member': { defaultSortBy: 'order', defaultSortOrder: 'ASC' },
};

/** A field of a form, with the columns of twelve that it takes. */
type Place = readonly [name: string, size: number];

/** The rows of a form, in the order in which something is written: its words first, what places it last. */
const formRows: Partial<Record<ContentModel['name'], readonly (readonly Place[])[]>> = {
  post: [
    [['title', 12]],
    [['slug', 6], ['category', 6]],
    [['excerpt', 12]],
    [['content', 12]],
    [['cover', 6], ['coverAlt', 6]],
    [['publishDate', 6], ['readTime', 6]],
    [['externalUrl', 12]],
    [['seo', 12]],
  ],
  service: [
    [['title', 12]],
    [['slug', 6], ['order', 6]],
    [['description', 12]],
    [['image', 6], ['imageAlt', 6]],
    [['subServices', 12]],
    [['seo', 12]],
  ],
  'sub-service': [
    [['title', 12]],
    [['slug', 6], ['service', 6]],
    [['description', 12]],
    [['price', 6], ['order', 6]],
    [['image', 6], ['imageAlt', 6]],
  ],
  category: [[['name', 6], ['slug', 6]]],
};

/** The columns of a list, where Strapi's own choice (the first fields) tells little. */
const listColumns: Partial<Record<ContentModel['name'], readonly string[]>> = {
  post: ['title', 'category', 'publishDate', 'updatedAt'],
  service: ['title', 'slug', 'order', 'updatedAt'],
  'sub-service': ['title', 'service', 'price', 'order'],
};

interface FieldView {
  edit: { label?: string; description?: string };
  list: { label?: string };
}

interface ViewConfiguration {
  settings: { defaultSortBy: string; defaultSortOrder: string; mainField: string };
  metadatas: Record<string, FieldView>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
}

type Texts = Readonly<Record<string, FieldTexts>>;

/** A label that isn't the bare name has been chosen by somebody in the panel. */
const isBare = ([name, view]: readonly [string, FieldView], texts: Texts): boolean =>
  Object.hasOwn(texts, name) && view.edit.label === name;

/** English is what the panel stores; the other language is part of the panel (`src/admin/content/field-translations.ts`). */
function describeField(name: string, view: FieldView, texts: Texts): FieldView {
  const text = isBare([name, view], texts) ? texts[name]?.en : undefined;
  if (!text) return view;
  return {
    ...view,
    edit: { ...view.edit, label: text.label, description: text.help ?? '' },
    list: { ...view.list, label: text.label },
  };
}

const describeFields = (metadatas: ViewConfiguration['metadatas'], texts: Texts): ViewConfiguration['metadatas'] =>
  Object.fromEntries(Object.entries(metadatas).map(([name, view]) => [name, describeField(name, view, texts)]));

function layoutOf(model: ContentModel['name']): Partial<ViewConfiguration['layouts']> {
  const list = listColumns[model];
  const rows = formRows[model];
  return {
    ...(list && { list: [...list] }),
    ...(rows && { edit: rows.map((row) => row.map(([name, size]) => ({ name, size }))) }),
  };
}

async function describeComponents(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('content-manager').service('components');
  for (const [uid, texts] of Object.entries(componentTexts)) {
    const component = service.findComponent(uid);
    const { metadatas, ...rest }: ViewConfiguration = await service.findConfiguration(component);
    if (!Object.entries(metadatas).some((entry) => isBare(entry, texts))) continue;
    await service.updateConfiguration(component, { ...rest, metadatas: describeFields(metadatas, texts) });
  }
}

/** Gives the panel's forms and lists their labels and order, leaving alone what staff have changed. */
export async function applyFieldLabels(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('content-manager').service('content-types');
  for (const model of contentModels) {
    const type = service.findContentType(model.uid);
    const { metadatas, settings, layouts, ...rest }: ViewConfiguration = await service.findConfiguration(type);
    const described = Object.entries(metadatas).filter(([name]) => Object.hasOwn(fieldTexts, name));
    if (!described.some((entry) => isBare(entry, fieldTexts))) continue;
    const order = settings.defaultSortBy === settings.mainField ? listOrder[model.name] : {};
    // Only before anything was set: a field that came later mustn't undo how staff have laid the form out.
    const isNew = described.every((entry) => isBare(entry, fieldTexts));
    await service.updateConfiguration(type, {
      ...rest,
      settings: { ...settings, ...order },
      layouts: isNew ? { ...layouts, ...layoutOf(model.name) } : layouts,
      metadatas: describeFields(metadatas, fieldTexts),
    });
  }
  await describeComponents(strapi);
}
