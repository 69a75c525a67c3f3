import { contentModels } from '../../documents/models';
import { componentTexts, fieldTexts } from '../../panel/field-texts';

/** The fields' Arabic labels under the ids by which the panel looks for a translation of the stored, English ones. */
export const arabicFieldLabels: Record<string, string> = Object.fromEntries([
  ...contentModels.flatMap(({ uid }) =>
    Object.entries(fieldTexts).map(([field, { ar }]) => [`content-manager.content-types.${uid}.${field}`, ar.label])),
  ...Object.entries(componentTexts).flatMap(([uid, fields]) =>
    Object.entries(fields).map(([field, { ar }]) => [`content-manager.components.${uid}.${field}`, ar.label])),
]);

interface Field {
  readonly name: string;
  readonly hint?: string;
}

type Rows = Field[][];

interface EditView {
  readonly layout: { readonly layout: Rows[]; readonly components: Record<string, { readonly layout: Rows }> };
}

const translated = (rows: Rows, texts: typeof fieldTexts): Rows =>
  rows.map((row) => row.map((field) => {
    const text = Object.hasOwn(texts, field.name) ? texts[field.name] : undefined;
    // A help that staff have written themselves stays.
    return text && field.hint === text.en.help ? { ...field, hint: text.ar.help } : field;
  }));

/** Strapi translates labels, but not the help below a field. Its own key of the panel's language is the one place that tells it. */
export function translateHelp<View extends EditView>(view: View): View {
  if (!localStorage.getItem('strapi-admin-language')?.startsWith('ar')) return view;
  const { layout, components } = view.layout;
  return {
    ...view,
    layout: {
      ...view.layout,
      layout: layout.map((rows) => translated(rows, fieldTexts)),
      components: Object.fromEntries(Object.entries(components).map(([uid, component]) => [
        uid, { ...component, layout: translated(component.layout, componentTexts[uid] ?? {}) },
      ])),
    },
  };
}
