import { getTranslations } from 'next-intl/server';
import { PictureView } from '@/components/ui/picture-view';
import { Section, SectionHeading } from '@/components/ui/section';
import type { Locale } from '@/i18n/locales';
import { monogram } from './monogram';
import type { TeamMember } from './types';

interface TeamSectionProps {
  locale: Locale;
  team: readonly TeamMember[];
}

/** Who works here. `/about#team` leads to it. */
export async function TeamSection({ locale, team }: TeamSectionProps) {
  if (!team.length) return null;
  const t = await getTranslations({ locale, namespace: 'Company' });
  return (
    <Section id="team" labelledBy="team-title" tone="sand" className="mb-(--section-space)">
      <SectionHeading id="team-title" title={t('team')} text={t('teamText')} />
      <ul className="grid gap-6 md:grid-cols-2">
        {team.map(({ id, name, role, bio, photo }) => (
          <li key={id} className="flex items-start gap-6 rounded-2xl border border-sand-200 bg-white p-6 max-sm:flex-col sm:p-8">
            <div className="flex size-24 shrink-0 items-center justify-center overflow-hidden rounded-xl bg-teal-900 text-3xl font-semibold text-teal-100">
              {photo ? <PictureView picture={photo} sizes={96} className="size-full object-cover" /> : <span aria-hidden="true">{monogram(name)}</span>}
            </div>
            <div>
              <h3 className="text-xl">{name}</h3>
              <p className="mt-1 font-semibold text-teal-600">{role}</p>
              {bio ? <p className="mt-3 text-ink-muted">{bio}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
