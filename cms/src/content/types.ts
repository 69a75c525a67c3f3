/** What staff write: one document in up to two languages. */
export type Kind = 'service' | 'sub-service' | 'post';
export const kinds = ['service', 'sub-service', 'post'] as const satisfies readonly Kind[];

export type Language = 'en' | 'ar';
export const languages = ['en', 'ar'] as const satisfies readonly Language[];

/** missing: no row; draft: never published or unpublished; published: the draft equals what is published; changed: published, with something newer in the draft */
export type State = 'missing' | 'draft' | 'published' | 'changed';
export const states = ['missing', 'draft', 'published', 'changed'] as const satisfies readonly State[];

/** Who makes a change. `system` is the seed, and the schedule in the name of whoever set it. */
export interface Actor {
  readonly kind: 'account' | 'panel' | 'system';
  /** documentId of the site's account, id of the panel's. */
  readonly id: string | null;
  readonly name: string;
}

export interface ImageInfo {
  readonly id: number;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly name: string;
}

export interface LanguageVersion {
  readonly language: Language;
  readonly state: State;
  /** Arabic only: the English words changed after the Arabic ones did last. */
  readonly isOutdated: boolean;
  /** Texts that are written, of those the document needs. */
  readonly filled: number;
  readonly fields: number;
  /** Opaque; changes with every change of this language's draft or of the shared fields. Null while missing. */
  readonly version: string | null;
  readonly changedAt: string | null;
  /** Null where nobody did: it came with the site. */
  readonly changedBy: string | null;
  /** Scheduled times. */
  readonly publishAt: string | null;
  readonly unpublishAt: string | null;
  /** The scheduled act that couldn't be done at its time, which is over then: the draft lacks something. It isn't tried again. */
  readonly failedAction: ScheduledAction | null;
  readonly title: string | null;
  /** The excerpt of a post. */
  readonly description: string | null;
  readonly imageAlt: string | null;
  /** Blocks of a post; null for other kinds and in lists. */
  readonly content: unknown;
}

export interface ContentDocument {
  readonly documentId: string;
  readonly kind: Kind;
  readonly slug: string;
  readonly order: number | null;
  readonly price: number | null;
  readonly image: ImageInfo | null;
  /** documentId of the service a sub-service belongs to. */
  readonly serviceId: string | null;
  readonly categorySlug: string | null;
  readonly externalUrl: string | null;
  readonly publishDate: string | null;
  readonly languages: readonly [english: LanguageVersion, arabic: LanguageVersion];
  /** Of a service, in their order, where they were asked for. */
  readonly subServices?: readonly ContentDocument[];
}

/** What a save writes: only what is given. A field the kind doesn't have is refused by name. */
export interface ContentInput {
  readonly title?: string;
  readonly description?: string;
  readonly imageAlt?: string;
  readonly content?: unknown;
  readonly slug?: string;
  readonly imageId?: number | null;
  readonly order?: number;
  readonly price?: number;
  readonly serviceId?: string;
  readonly categorySlug?: string | null;
  readonly externalUrl?: string | null;
  readonly publishDate?: string | null;
}

export type ContentSort = 'order' | 'title' | 'changed';
export const sorts = ['order', 'title', 'changed'] as const satisfies readonly ContentSort[];

export interface ContentQuery {
  /** Words of title, description or slug, in either language. */
  readonly search?: string;
  /** Of the given language; of either where none is given. */
  readonly state?: State;
  readonly language?: Language;
  readonly outdated?: boolean;
  /** Sub-services of one service only. */
  readonly serviceId?: string;
  /** Services with their sub-services. */
  readonly withSubServices?: boolean;
  readonly sort: ContentSort;
  readonly page: number;
  readonly limit: number;
}

export interface ContentList {
  readonly documents: readonly ContentDocument[];
  readonly total: number;
}

export interface NewContent {
  readonly language: Language;
  /** A ContentInput, once it is checked: by whoever writes it, so that no door can forget to. */
  readonly input: unknown;
  readonly publish: boolean;
}

export interface ContentChange extends NewContent {
  /** Of the language version that was read; a save of an older one is refused. Not compared where it is left out. */
  readonly version?: string | null;
}

export type VersionAction = 'save' | 'publish' | 'unpublish' | 'restore';

export interface VersionInfo {
  readonly number: number;
  readonly at: string;
  /** Null where nobody did: it came with the site. */
  readonly by: string | null;
  readonly action: VersionAction;
  /** Names of the localized fields that differ from the version before. */
  readonly changed: readonly string[];
}

export type ScheduledAction = 'publish' | 'unpublish';

export interface ScheduledItem {
  readonly kind: Kind;
  readonly documentId: string;
  readonly title: string;
  readonly language: Language;
  readonly action: ScheduledAction;
  readonly at: string;
}

export interface TodayFigures {
  readonly postsWithoutArabic: number;
  readonly servicesWithoutArabic: number;
  readonly outdated: number;
  readonly drafts: number;
  /** The next five. */
  readonly scheduled: readonly ScheduledItem[];
  /** What couldn't be done at its time, the last five. */
  readonly failed: readonly ScheduledItem[];
}

export interface SlugProposal {
  /** Empty where the title has no letters an address could be made of. */
  readonly slug: string;
  readonly isFree: boolean;
}
