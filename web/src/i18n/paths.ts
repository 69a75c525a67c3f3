import { defaultLocale, locales, type Locale } from './locales';

/**
 * Address of a page in a language.
 * @param locale language of the page
 * @param path the page's path without a language, beginning with "/"
 */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The path without its language prefix: `/ar/blog` → `/blog`. */
export function stripLocale(pathname: string): string {
  for (const locale of locales) {
    if (pathname === `/${locale}`) return '/';
    if (pathname.startsWith(`/${locale}/`)) return pathname.slice(locale.length + 1);
  }
  return pathname;
}

/** Every public address is made here, so that a route can move in one place. All without language. */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  servicesPage: (page: number) => (page <= 1 ? '/services' : `/services/page/${page}`),
  service: (slug: string) => `/services/${slug}`,
  blog: '/blog',
  blogPage: (page: number) => (page <= 1 ? '/blog' : `/blog/page/${page}`),
  category: (slug: string, page = 1) => (page <= 1 ? `/blog/category/${slug}` : `/blog/category/${slug}/page/${page}`),
  post: (slug: string) => `/blog/${slug}`,
  /** The newest posts for feed readers. */
  feed: '/blog/rss.xml',
  /** Posts and services by words, `?q=…`. */
  search: '/search',
  contact: '/contact',
  careers: '/careers',
  caseStudies: '/case-studies',
  resources: '/resources',
  tools: '/tools',
  login: '/login',
  /** Where staff ask for an account. Clients make theirs in the dialog of the header. */
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: (token: string) => `/reset-password/${token}`,
  /** Opened by the link of a mail, `?token=…`. */
  verify: '/verify',
  unauthorized: '/unauthorized',
  dashboard: '/dashboard',
  dashboardStaff: '/dashboard/staff',
  dashboardStaffAudit: '/dashboard/staff/audit',
  cart: '/cart',
  /** A client's own quote requests. */
  quotes: '/quotes',
  quote: (reference: string) => `/quotes/${reference}`,
  dashboardQuotes: '/dashboard/quotes',
  dashboardQuote: (reference: string) => `/dashboard/quotes/${reference}`,
  dashboardServices: '/dashboard/services',
  dashboardNewService: '/dashboard/services/new',
  dashboardService: (id: string) => `/dashboard/services/${id}/edit`,
  /** Belongs to a service that can be named ahead. */
  dashboardNewSubService: (serviceId = '') => `/dashboard/services/subservice/new${serviceId && `?service=${serviceId}`}`,
  /** Without an id, the page where one is chosen. */
  dashboardSubService: (id = '') => `/dashboard/services/subservice/edit${id && `?id=${id}`}`,
  dashboardTranslations: '/dashboard/translations',
  dashboardPosts: '/dashboard/posts',
  dashboardAnalytics: '/dashboard/analytics',
  /** The not-found page as a page of its own; answered with 404. */
  notFound: '/page-not-found',
} as const;

/** Slugs of the CMS pages that have an address of their own. */
export const companyPageSlugs = ['about', 'contact', 'careers', 'case-studies', 'resources', 'tools'] as const;
