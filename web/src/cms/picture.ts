import type { Picture } from '@/lib/content';

/** The fields of an upload that a page needs, as every `.graphql` file asks for them. */
interface Upload {
  url: string;
  width?: number | null;
  height?: number | null;
}

/** Value that older content holds where there is no picture. */
const NO_PHOTO = 'no-photo.jpg';

const UPLOADS = /^(?:https?:\/\/[^/]+)?\/uploads\//;

/** An upload's address on this site: the CMS itself is never named to a visitor. */
export const mediaPath = (url: string): string => url.replace(UPLOADS, '/media/');

/**
 * @param upload as the CMS gives it, or nothing
 * @param alt text alternative in the reader's language
 * @returns null where there is no picture, so that the page shows its fallback
 */
export function toPicture(upload: Upload | null | undefined, alt: string | null | undefined): Picture | null {
  if (!upload || upload.url.endsWith(NO_PHOTO)) return null;
  return { src: mediaPath(upload.url), width: upload.width ?? 1600, height: upload.height ?? 1000, alt: alt ?? '' };
}
