import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildContent, type buildLanguage } from './build-content';
import type { StaffContent } from './content-form';
import { EditView, NewView } from './edit-view';
import { answeredWhole, door, listOf, openDoor, renderContent } from './testing';

/** Written in English only, and in both languages. */
export const seo = buildContent();
export const both = buildContent({ ar: { state: 'draft' } });

type Facts = Parameters<typeof buildLanguage>[1];

/** The document as somebody has saved its English since. */
export function changed(document: StaffContent, en: Facts, ar: Facts = {}): StaffContent {
  const [english, arabic] = document.languages;
  if (!english || !arabic) throw new Error('a document has two languages');
  return { ...document, languages: [{ ...english, version: 'en-2', ...en }, { ...arabic, ...ar }] };
}

/** A fresh door that proposes addresses and knows one service. */
export function startEditor(): void {
  openDoor();
  door.answers.set('StaffSlug', ({ title: words }) => ({ staffSlug: { __typename: 'StaffSlug', slug: String(words).toLowerCase().replaceAll(' ', '-'), isFree: true } }));
  door.answers.set('StaffContentList', () => listOf([seo]));
  window.history.replaceState(null, '', '/dashboard/services/new');
}

/** Opens what there is. */
export async function edit(document: StaffContent, mayRemove = false) {
  door.answers.set('StaffContent', () => ({ staffContent: answeredWhole(document) }));
  const view = renderContent(<EditView kind="service" documentId={document.documentId} mayRemove={mayRemove} />);
  await screen.findByRole('textbox', { name: 'Title (English)' });
  return view;
}

export const create = () => renderContent(<NewView kind="service" mayRemove={false} />);

type Name = 'English' | 'Arabic';
export const title = (language: Name) => screen.getByRole('textbox', { name: `Title (${language})` });
export const description = (language: Name) => screen.getByRole('textbox', { name: `Description (${language})` });
export const slug = () => screen.getByRole('textbox', { name: 'Address (slug)' });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** All at once: typing it letter by letter takes longer than everything else. */
export async function write(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.paste(text);
}
