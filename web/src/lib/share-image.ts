import type { Locale } from '@/i18n/locales';
import { hashText } from './composition';

/** Size that sharing services ask for: shown whole, at twice the size of a card. */
export const SHARE_IMAGE_WIDTH = 1200;
export const SHARE_IMAGE_HEIGHT = 630;

/** What a page's sharing image may be about. */
export const shareImageKinds = ['page', 'service', 'post', 'category'] as const;
export type ShareImageKind = (typeof shareImageKinds)[number];

export const isShareImageKind = (value: string): value is ShareImageKind => (shareImageKinds as readonly string[]).includes(value);

/** Slugs that the site's own pages have among sharing images of kind `page`; company pages have their own. */
export const HOME_CARD = 'home';
export const SERVICES_CARD = 'services';
export const BLOG_CARD = 'blog';

/** All that a sharing image shows. */
export interface ShareCard {
  kind: ShareImageKind;
  slug: string;
  title: string;
  /** Name of the company. */
  brand: string;
  /** A few words below the title, such as a category. */
  note: string;
  /** The document's own picture, as a path of this site; the composition of its slug stands in for it. */
  picture: string | null;
}

/** The same without the company, which is known wherever an address is made. */
export type ShareSubject = Omit<ShareCard, 'brand'>;

/** Raised when the drawing changes, so that addresses do. */
const DRAWING = 1;

/** Short text that changes with anything the image shows. */
export const shareImageVersion = ({ title, brand, note, picture }: ShareCard): string =>
  hashText(JSON.stringify([DRAWING, title, brand, note, picture])).toString(36);

/** Address of a sharing image on this site. With its version in it, it may be kept for ever. */
export const shareImagePath = (locale: Locale, card: ShareCard): string =>
  `/og/${locale}/${card.kind}/${card.slug}.png?v=${shareImageVersion(card)}`;

/** Address of the image of the home page, for pages that have no image of their own. */
export const homeShareImagePath = (locale: Locale): string => `/og/${locale}/page/${HOME_CARD}.png`;
