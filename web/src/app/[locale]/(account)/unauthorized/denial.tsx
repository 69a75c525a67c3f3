import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/i18n/locales';
import type { Role } from '@/lib/roles';

interface DenialProps {
  locale: Locale;
  /** Roles that would have been let in. */
  required: readonly Role[];
  /** The visitor's own. */
  role: Role | undefined;
}

/** What a guard had to say; nothing for somebody who came here by themselves. */
export async function Denial({ locale, required, role }: DenialProps) {
  if (required.length === 0 && !role) return null;
  const [t, roles] = await Promise.all([
    getTranslations({ locale, namespace: 'Unauthorized' }),
    getTranslations({ locale, namespace: 'Dashboard.roles' }),
  ]);
  return (
    <div className="w-full rounded-xl border border-sand-200 bg-sand-50 px-5 py-4">
      <p className="font-semibold">{t('message')}</p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {required.length ? (
          <>
            <dt className="text-ink-muted">{t('required')}</dt>
            <dd>{new Intl.ListFormat(locale, { type: 'disjunction' }).format(required.map((name) => roles(name)))}</dd>
          </>
        ) : null}
        {role ? (
          <>
            <dt className="text-ink-muted">{t('yourRole')}</dt>
            <dd>{roles(role)}</dd>
          </>
        ) : null}
      </dl>
    </div>
  );
}
