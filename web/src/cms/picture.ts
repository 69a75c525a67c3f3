import type { PictureFieldsFragment } from '@/gql/operations';
import type { Picture } from '@/lib/content';
import { mediaPath } from '@/lib/media-path';

/** Value that older content holds where there is no picture. */
const NO_PHOTO = 'no-photo.jpg';

/**
 * @param upload as the CMS gives it, or nothing
 * @param alt text alternative in the reader's language
 * @returns null where there is no picture, so that the page shows its fallback
 */
export function toPicture(upload: PictureFieldsFragment | null | undefined, alt: string | null | undefined): Picture | null {
  if (!upload || upload.url.endsWith(NO_PHOTO)) return null;
  return {
    src: mediaPath(upload.url, upload.updatedAt),
    width: upload.width ?? 1600,
    height: upload.height ?? 1000,
    alt: alt ?? '',
  };
}
