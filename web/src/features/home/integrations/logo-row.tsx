import { Isolate } from '@/components/ui/isolate';
import { classNames } from '@/lib/class-names';
import { LOGOS_PATH, LOGOS_VERSION } from './constants';
import type { Integration } from './integrations';

/** Stands still while the pointer is on the rows, while the way on is focused, and when it was paused. */
const pauses =
  'group-hover/rows:[&_ul]:[animation-play-state:paused] group-has-[a:focus-visible]/logos:[&_ul]:[animation-play-state:paused] group-has-[[data-pause]:checked]/logos:[&_ul]:[animation-play-state:paused]';

interface LogoRowProps {
  integrations: readonly Integration[];
  isReversed: boolean;
}

/** One row of logos that comes round without an end: a second copy follows the first, for the eye alone. */
export function LogoRow({ integrations, isReversed }: LogoRowProps) {
  return (
    <div className={classNames('far-down flex [--far-down-height:4rem] motion-reduce:block', pauses)}>
      {[false, true].map((isCopy) => (
        <ul
          key={String(isCopy)}
          aria-hidden={isCopy || undefined}
          className={classNames(
            'flex shrink-0 gap-4 pe-4 rtl:[--logos-end:100%] motion-reduce:flex-wrap motion-reduce:pe-0',
            isReversed ? 'motion-safe:animate-logos-back' : 'motion-safe:animate-logos',
            isCopy && 'motion-reduce:hidden',
          )}
        >
          {integrations.map(({ id, name }) => (
            <li key={id} className="flex h-16 items-center gap-3 rounded-xl border border-sand-200 bg-white px-5 font-semibold whitespace-nowrap text-ink-muted">
              <svg aria-hidden="true" className="size-6 shrink-0 fill-current">
                <use href={`${LOGOS_PATH}?v=${LOGOS_VERSION}#${id}`} />
              </svg>
              <Isolate>{name}</Isolate>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
