import { useQueryParams } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import type { Language } from '../use-panel-language';

/** What the panel hands to everything beside its form. */
export interface BesideFormProps {
  readonly model: string;
  readonly collectionType: string;
  /** Undefined while somebody writes a new one. */
  readonly documentId?: string;
  readonly document?: { readonly updatedAt?: string };
}

/** A panel beside the form, as Strapi's `addEditViewSidePanel` takes it; hooks may be used in it. */
export type SidePanel = (props: BesideFormProps) => { title: string; content: ReactNode } | null;

const kinds: Readonly<Record<string, string>> = {
  'api::post.post': 'post',
  'api::service.service': 'service',
  'api::sub-service.sub-service': 'sub-service',
};

export interface Edited {
  /** Path of the document below `/content-desk`. */
  readonly path: string;
  readonly kind: string;
  readonly language: Language;
  /** Another one after every save. */
  readonly revision: string;
}

/** The language whose words are in the form. */
export function useEditedLanguage(): Language {
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>();
  return query?.plugins?.i18n?.locale === 'ar' ? 'ar' : 'en';
}

/** The document in the form; undefined where it is of no kind with a schedule and a history, or isn't saved yet in this language. */
export function useEdited({ model, documentId, document }: BesideFormProps): Edited | undefined {
  const language = useEditedLanguage();
  const kind = kinds[model];
  if (!kind || !documentId || !document?.updatedAt) return undefined;
  return { path: `/content-desk/${kind}/${documentId}`, kind, language, revision: `${language}/${document.updatedAt}` };
}
