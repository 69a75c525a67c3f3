import type { Locale } from '@/i18n/locales';

/** A picture of the CMS as pages need it. `src` is a path of this site (`/media/...`). */
export interface Picture {
  src: string;
  width: number;
  height: number;
  /** Text alternative in the reader's language; empty means decorative. */
  alt: string;
}

export interface Seo {
  metaTitle: string | null;
  metaDescription: string | null;
  noindex: boolean;
}

/** What every single document carries: the language its text really is in, which is English where no Arabic version is published. */
export interface Localised {
  contentLocale: Locale;
  /** Languages in which a published version exists. */
  availableLocales: Locale[];
}
