import type { MailLanguage } from './outbox';

/**
 * Addresses of the website's pages as mails name them: made from the configured address only, never from anything a
 * request says about itself.
 */
export function siteLinks(siteUrl: string, language: MailLanguage) {
  const root = language === 'ar' ? `${siteUrl}/ar` : siteUrl;
  return {
    home: root,
    login: `${root}/login`,
    forgotPassword: `${root}/forgot-password`,
    staff: `${root}/dashboard/staff`,
    /** A quote request as its client sees it. */
    quote: (reference: string) => `${root}/quotes/${reference}`,
    /** The same as staff see it. */
    dashboardQuote: (reference: string) => `${root}/dashboard/quotes/${reference}`,
    verify: (secret: string) => `${root}/verify?token=${encodeURIComponent(secret)}`,
    /** Also where an invited person sets the first one. */
    resetPassword: (secret: string) => `${root}/reset-password/${encodeURIComponent(secret)}`,
  };
}

export type SiteLinks = ReturnType<typeof siteLinks>;
