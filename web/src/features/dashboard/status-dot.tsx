import { classNames } from '@/lib/class-names';

const tones = {
  good: 'bg-teal-500',
  waiting: 'bg-coral',
  neutral: 'bg-sand-300',
  bad: 'bg-danger',
} as const;

export type Tone = keyof typeof tones;

/** A state in words. The dot only repeats them for those who scan a column. */
export function StatusDot({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className="inline-flex items-baseline gap-2">
      <span aria-hidden="true" className={classNames('size-2 shrink-0 rounded-full', tones[tone])} />
      {children}
    </span>
  );
}
