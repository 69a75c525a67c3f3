import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ChatIcon, ClockIcon, MailIcon, PhoneIcon, PinIcon } from '@/components/ui/icons';
import { Isolate } from '@/components/ui/isolate';
import { Section, SectionHeading } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { phoneHref, whatsappHref } from '@/lib/contact-links';
import type { SiteSettings } from './types';

interface ContactCardsProps {
  locale: Locale;
  settings: SiteSettings;
}

const valueLink = 'text-link inline-flex min-h-11 items-center text-xl font-semibold text-primary';

/** Every way to reach the agency. */
export async function ContactCards({ locale, settings }: ContactCardsProps) {
  const t = await getTranslations({ locale, namespace: 'Company' });
  const to = (path: string) => localePath(locale, path);
  return (
    <Section labelledBy="contact-title">
      <SectionHeading id="contact-title" title={t('directContact')} />
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        <Card icon={<MailIcon className="size-6" />} title={t('email')} note={t('emailNote')}>
          <a href={`mailto:${settings.email}`} className={valueLink}>
            <Isolate>{settings.email}</Isolate>
          </a>
        </Card>
        <Card icon={<PhoneIcon className="size-6" />} title={t('phone')} note={settings.supportHours}>
          <a href={phoneHref(settings.phone)} className={valueLink}>
            <Isolate>{settings.phone}</Isolate>
          </a>
        </Card>
        <Card icon={<ChatIcon className="size-6" />} title={t('whatsapp')} note={t('whatsappNote')}>
          <a href={whatsappHref(settings.whatsapp)} rel="noopener" className={valueLink}>
            {t('whatsappAction')}
          </a>
        </Card>
        <Card icon={<PinIcon className="size-6" />} title={t('office')} note={t('officeNote')}>
          <p className="flex min-h-11 items-center text-xl font-semibold">{settings.address}</p>
        </Card>
        <Card icon={<ClockIcon className="size-6" />} title={t('hours')} note={t('emailNote')}>
          <p className="flex min-h-11 items-center text-xl font-semibold">{settings.supportHours}</p>
        </Card>
        <nav aria-labelledby="quick-links" className="rounded-2xl bg-sand-50 p-6 sm:p-8">
          <h3 id="quick-links" className="text-base text-ink-muted">
            {t('quickLinks')}
          </h3>
          <ul className="mt-2">
            {[
              [paths.services, t('quickServices')],
              [paths.about, t('quickAbout')],
              [paths.blog, t('quickBlog')],
              [paths.home, t('quickHome')],
            ].map(([path = '', label]) => (
              <li key={path}>
                <SiteLink href={to(path)} className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline">
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Section>
  );
}

interface CardProps {
  icon: ReactNode;
  title: string;
  note: string;
  children: ReactNode;
}

function Card({ icon, title, note, children }: CardProps) {
  return (
    <div className="flex flex-col rounded-2xl border border-sand-200 bg-white p-6 sm:p-8">
      <span className="flex size-12 items-center justify-center rounded-xl bg-teal-50 text-primary">{icon}</span>
      <h3 className="mt-6 text-base text-ink-muted">{title}</h3>
      {children}
      <p className="mt-1 text-ink-muted">{note}</p>
    </div>
  );
}
