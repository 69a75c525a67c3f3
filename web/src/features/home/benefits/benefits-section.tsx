import { getMessages, getTranslations } from 'next-intl/server';
import { ArrowEndIcon, ArrowStartIcon, PauseIcon, PlayIcon } from '@/components/ui/icons';
import { Section, SectionHeading } from '@/components/ui/section';
import { directionOf, type Locale } from '@/i18n/locales';
import { TeamCarousel } from '../late-home';
import { TeamCard } from './team-card';
import { teams } from './teams';

const TITLE_ID = 'benefits-title';

/** Who works differently with us, team by team. */
export async function BenefitsSection({ locale }: { locale: Locale }) {
  const [t, { Benefits: messages }] = await Promise.all([getTranslations({ locale, namespace: 'Benefits' }), getMessages({ locale })]);
  return (
    <Section id="benefits-section" isFarDown>
      <SectionHeading id={TITLE_ID} title={t('title')} text={t('text')} />
      <TeamCarousel
        labelledBy={TITLE_ID}
        isRtl={directionOf(locale) === 'rtl'}
        labels={{
          carousel: t('carousel'),
          slide: t('slide'),
          position: messages.position,
          previous: t('previous'),
          next: t('next'),
          pause: t('pause'),
          play: t('play'),
          choose: t('choose'),
        }}
        icons={{
          previous: <ArrowStartIcon className="size-5 rtl:-scale-x-100" />,
          next: <ArrowEndIcon className="size-5 rtl:-scale-x-100" />,
          pause: <PauseIcon className="size-5" />,
          play: <PlayIcon className="size-5" />,
        }}
        slides={teams.map((team) => {
          const texts = messages.teams[team.id];
          return { id: team.id, title: texts.title, card: <TeamCard team={team} texts={texts} can={t('can')} /> };
        })}
      />
    </Section>
  );
}
