import { type Motif } from './art/composition';

export type Locale = 'en' | 'ar';

export interface SeoText {
  readonly metaTitle: string;
  readonly metaDescription: string;
}

export interface SubServiceText {
  readonly title: string;
  readonly description: string;
}

export interface ServiceText {
  readonly title: string;
  readonly description: string;
  readonly seo: SeoText;
  /** By the sub-service's slug. */
  readonly subServices: Readonly<Record<string, SubServiceText>>;
}

export interface PostText {
  readonly title: string;
  readonly excerpt: string;
  /** In the markup of `blocks.ts`. */
  readonly body: string;
  readonly seo: SeoText;
}

export interface PageText {
  readonly title: string;
  readonly summary: string;
  /** In the markup of `blocks.ts`. */
  readonly body: string;
  readonly seo: SeoText;
}

export interface FigureText {
  readonly value: string;
  readonly label: string;
}

export interface SettingsText {
  readonly name: string;
  readonly tagline: string;
  readonly heroTitle: string;
  readonly heroText: string;
  readonly ctaTitle: string;
  readonly ctaText: string;
  readonly address: string;
  readonly supportHours: string;
  readonly figures: readonly FigureText[];
}

export interface MemberText {
  readonly name: string;
  readonly role: string;
  readonly bio: string;
}

/** Everything written in one language. */
export interface Texts {
  readonly services: Readonly<Record<string, ServiceText>>;
  readonly categories: Readonly<Record<string, string>>;
  readonly posts: Readonly<Record<string, PostText>>;
  readonly pages: Readonly<Record<string, PageText>>;
  readonly settings: SettingsText;
  readonly members: Readonly<Record<string, MemberText>>;
  /** What a picture shows, by `<figure>-<variant>`. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** A drawing with nothing left to chance, so that its description is known. */
export type FixedMotif = Required<Motif>;

export interface SubServiceFacts {
  readonly slug: string;
  /** USD; 0 means contact for quote. */
  readonly price: number;
  readonly motif: FixedMotif;
}

export interface ServiceFacts {
  readonly slug: string;
  readonly motif: FixedMotif;
  readonly subServices: readonly SubServiceFacts[];
}

/** How far a language version is: not written, written, or visible. */
export type VersionState = 'absent' | 'draft' | 'published';

export interface PostFacts {
  readonly slug: string;
  readonly category: string;
  /** An ISO time, or days from the moment of seeding for what is planned. */
  readonly publishDate: string | { readonly inDays: number };
  /** Minutes. */
  readonly readTime: number;
  readonly externalUrl?: string;
  readonly versions: Readonly<Record<Locale, VersionState>>;
  readonly motif: FixedMotif;
  /** Pictures inside the text, by the name its markup uses. */
  readonly pictures?: Readonly<Record<string, FixedMotif>>;
}

export interface SettingsFacts {
  readonly email: string;
  readonly phone: string;
  readonly whatsapp: string;
  readonly foundedYear: number;
  readonly footerYear: number;
  readonly socialLinks: readonly { readonly network: 'linkedin' | 'instagram' | 'x' | 'facebook' | 'youtube'; readonly url: string }[];
}
