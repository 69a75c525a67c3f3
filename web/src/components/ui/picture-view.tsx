import { getImageProps } from 'next/image';
import type { Picture } from '@/lib/content';

interface PictureViewProps {
  picture: Picture;
  /** How wide the picture is shown: CSS pixels where that is always the same, else CSS `sizes`. */
  sizes: number | string;
  /** For the one picture that is in sight when the page opens. */
  priority?: boolean;
  className?: string;
}

/** Formats that the image optimizer takes; anything else is served as it is. */
const OPTIMISABLE = /^\/media\/.+\.(?:avif|jpe?g|png|webp)(?:\?v=[a-z0-9]+)?$/i;

/** A picture of the CMS in the sizes a screen needs, as a plain `<img>`: no script, its room reserved. */
export function PictureView({ picture, sizes, priority = false, className }: PictureViewProps) {
  const scale = typeof sizes === 'number' ? sizes / picture.width : 1;
  const { props } = getImageProps({
    src: picture.src,
    alt: picture.alt,
    width: Math.round(picture.width * scale),
    height: Math.round(picture.height * scale),
    sizes: typeof sizes === 'string' ? sizes : undefined,
    unoptimized: !OPTIMISABLE.test(picture.src),
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : undefined,
  });
  // All but Next's inline style, which only its own component needs.
  return (
    <img
      src={props.src}
      srcSet={props.srcSet}
      sizes={props.srcSet ? props.sizes : undefined}
      width={props.width}
      height={props.height}
      alt={props.alt}
      loading={props.loading}
      decoding="async"
      fetchPriority={props.fetchPriority}
      className={className}
    />
  );
}
