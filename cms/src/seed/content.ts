import { type FixedMotif, type Locale, type PostFacts, type ServiceFacts, type Texts } from './types';
import { ar } from './data/ar/texts';
import { en } from './data/en/texts';
import { posts } from './data/structure/posts';
import { services } from './data/structure/services';

export const locales: readonly Locale[] = ['en', 'ar'];

export const texts: Readonly<Record<Locale, Texts>> = { en, ar };

/** The entry of a record that has to be there; the tests look every one of them up. */
export function entry<T>(record: Readonly<Record<string, T>>, key: string): T {
  const value = record[key];
  if (value === undefined) throw new Error(`The seed has no text for ${key}`);
  return value;
}

/** What a drawing shows, in a language. */
export function describe(motif: FixedMotif, locale: Locale): string {
  return entry(texts[locale].pictures, `${motif.figure}-${motif.variant}`);
}

/** A picture to make: `name` is its file name without ending, and what its drawing is derived from. */
export interface Picture {
  readonly name: string;
  readonly motif: FixedMotif;
}

export const servicePicture = ({ slug, motif }: Pick<ServiceFacts, 'slug' | 'motif'>): Picture => ({ name: `service-${slug}`, motif });
export const subServicePicture = ({ slug, motif }: Pick<ServiceFacts, 'slug' | 'motif'>): Picture => ({ name: `sub-service-${slug}`, motif });
export const coverPicture = ({ slug, motif }: Pick<PostFacts, 'slug' | 'motif'>): Picture => ({ name: `post-${slug}`, motif });
export const textPictures = ({ pictures = {} }: Pick<PostFacts, 'pictures'>): Picture[] =>
  Object.entries(pictures).map(([name, motif]) => ({ name, motif }));

/** Every picture of the seed, once. */
export const allPictures: readonly Picture[] = [
  ...services.flatMap((service) => [servicePicture(service), ...service.subServices.map(subServicePicture)]),
  ...posts.flatMap((post) => [coverPicture(post), ...textPictures(post)]),
];
