import { CheckIcon } from '@/components/ui/icons';
import { Isolate } from '@/components/ui/isolate';
import { classNames } from '@/lib/class-names';
import { FEATURES, type Team } from './teams';

export interface TeamTexts {
  title: string;
  description: string;
  features: Readonly<Record<(typeof FEATURES)[number], string>>;
  stats: Readonly<Record<keyof Team['stats'], string>>;
}

interface TeamCardProps {
  team: Team;
  texts: TeamTexts;
  /** "can": leads from the team to what it is able to do. */
  can: string;
}

const STATS = ['first', 'second'] as const;

/** What a team can do with us, and what that has brought, in two figures. */
export function TeamCard({ team: { icon: Icon, colour, stats }, texts, can }: TeamCardProps) {
  return (
    <article className="grid h-full overflow-hidden rounded-2xl border border-sand-200 bg-white lg:grid-cols-[1.6fr_1fr]">
      <div className="p-6 sm:p-10 lg:p-12">
        <span aria-hidden="true" className={classNames('flex size-12 items-center justify-center rounded-xl text-teal-800', colour)}>
          <Icon className="size-6" />
        </span>
        <h3 className="mt-6 text-3xl">
          {texts.title} <span className="font-normal text-ink-muted">{can}</span>
        </h3>
        <p className="mt-3 max-w-xl text-lg text-ink-muted">{texts.description}</p>
        <ul className="mt-8 grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {FEATURES.map((feature) => (
            <li key={feature} className="flex items-start gap-2.5">
              <CheckIcon className="mt-[calc((1lh-1.25rem)/2)] size-5 shrink-0 text-teal-600" />
              {texts.features[feature]}
            </li>
          ))}
        </ul>
      </div>
      <dl className={classNames('grid grid-cols-2 gap-6 p-6 sm:p-10 lg:grid-cols-1 lg:content-center lg:gap-10 lg:p-12', colour)}>
        {STATS.map((stat) => (
          <div key={stat} className="flex flex-col-reverse justify-end">
            <dt className="mt-1">{texts.stats[stat]}</dt>
            <dd className="text-4xl font-semibold text-teal-900 lg:text-5xl">
              <Isolate>{stats[stat]}</Isolate>
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
