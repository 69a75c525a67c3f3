import { useId } from 'react';
import { KHATAM_PATH, KHATAM_SIZE } from './khatam';

/** A field of eight-pointed stars and the crosses between them, in the current colour. Decoration. */
export function GirihField({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" className={className}>
      <defs>
        <pattern id={id} width={KHATAM_SIZE} height={KHATAM_SIZE} patternUnits="userSpaceOnUse">
          <path d={KHATAM_PATH} fill="none" stroke="currentColor" strokeWidth="1.25" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
