import type { Locale } from '@/i18n/locales';

/** A flag as decoration beside a language's name: of the United Kingdom for English, of the Emirates for Arabic. */
export function Flag({ locale }: { locale: Locale }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 30 20" className="h-3.5 w-5 shrink-0 overflow-hidden rounded-[3px]">
      {locale === 'en' ? <Union /> : <Emirates />}
    </svg>
  );
}

const Union = () => (
  <>
    <path fill="#012169" d="M0 0h30v20H0z" />
    <path stroke="#fff" strokeWidth="4" d="m0 0 30 20m0-20L0 20" />
    <path stroke="#c8102e" strokeWidth="1.6" d="m0 0 30 20m0-20L0 20" />
    <path stroke="#fff" strokeWidth="6.5" d="M15 0v20M0 10h30" />
    <path stroke="#c8102e" strokeWidth="4" d="M15 0v20M0 10h30" />
  </>
);

const Emirates = () => (
  <>
    <path fill="#fff" d="M0 0h30v20H0z" />
    <path fill="#00843d" d="M0 0h30v6.7H0z" />
    <path fill="#000" d="M0 13.3h30V20H0z" />
    <path fill="#c8102e" d="M0 0h8v20H0z" />
  </>
);
