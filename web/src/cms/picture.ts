import type { PictureFieldsFragment } from '@/gql/operations';
import type { Picture } from '@/lib/content';
import { mediaPath } from '@/lib/media-path';

/** Value that content holds where there is no picture: `no-photo.jpg`, or that file as the CMS names it, `no_photo_1a2b3c4d5e.jpg`. */
const NO_PHOTO = /(?:^|\/)no[-_]photo(?:_[0-9a-f]+)?\.jpg$/;

/**
 * @param upload as the CMS gives it, or nothing
 * @param alt text alternative in the reader's language
 * @returns null where there is no picture, so that the page shows its fallback
 */
export function toPicture(upload: PictureFieldsFragment | null | undefined, alt: string | null | undefined): Picture | null {
  if (!upload || NO_PHOTO.test(upload.url)) return null;
  return {
    src: mediaPath(upload.url, upload.updatedAt),
    width: upload.width ?? 1600,
    height: upload.height ?? 1000,
    alt: alt ?? '',
  };
}
