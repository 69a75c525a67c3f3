import { classNames } from '@/lib/class-names';
import type { Picture } from '@/lib/content';
import { PatternArt } from './pattern-art';
import { PictureView } from './picture-view';

interface CoverProps {
  picture: Picture | null;
  /** For the composition where there is no picture. */
  slug: string;
  sizes: number | string;
  priority?: boolean;
  /** Sets the frame: its ratio and rounding. */
  className?: string;
}

/** A picture in a fixed frame, or the composition of its slug. */
export function Cover({ picture, slug, sizes, priority, className }: CoverProps) {
  return (
    <div className={classNames('relative overflow-hidden bg-sand-100 after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:inset-ring after:inset-ring-ink/8', className)}>
      {picture ? (
        <PictureView picture={picture} sizes={sizes} priority={priority} className="size-full object-cover" />
      ) : (
        <PatternArt slug={slug} className="size-full" />
      )}
    </div>
  );
}
