import { classNames } from '@/lib/class-names';

/** Says to the eye that something is going on; the text beside it says it to everybody. Stands still under reduced motion. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" strokeWidth="2.5" strokeLinecap="round" className={classNames('animate-spin', className)}>
      <circle cx="12" cy="12" r="9" className="stroke-current opacity-25" />
      <path d="M21 12a9 9 0 0 0-9-9" className="stroke-current" />
    </svg>
  );
}
