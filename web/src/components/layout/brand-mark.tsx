import { khatamPath } from '../ui/khatam';

const SIZE = 40;

/** The sign beside the name, in the current colour: a star whose corner is set, as "rukn" means corner. The name itself is text. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${SIZE} ${SIZE}`} className={className}>
      <path d={khatamPath(SIZE / 2, SIZE / 2, SIZE / 2)} className="fill-current" />
      <path d="M13 27V13h14v5h-9v9z" className="fill-white" />
      <path d="M22 22h5v5h-5z" className="fill-coral" />
    </svg>
  );
}
