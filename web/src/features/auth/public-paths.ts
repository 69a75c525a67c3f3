import { paths, stripLocale } from '@/i18n/paths';

/** Specification 2.2, and the public pages that came with decision 14. */
const PUBLIC_PATHS: ReadonlySet<string> = new Set([
  paths.home,
  paths.about,
  paths.services,
  paths.contact,
  '/cart',
  paths.blog,
  paths.search,
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.unauthorized,
  paths.verify,
  paths.careers,
  paths.caseStudies,
  paths.resources,
  paths.tools,
  paths.notFound,
]);
const PUBLIC_PREFIXES = [paths.resetPassword(''), paths.service(''), paths.post('')];

/**
 * Whether a page may stay open when the server says that nobody is signed in. Every other path counts as protected.
 * @param pathname with or without a language
 * @param isNotFoundPage whether what is shown there is the not-found page, which is public wherever it turns up
 */
export function isPublicPath(pathname: string, isNotFoundPage = false): boolean {
  const path = stripLocale(pathname);
  return isNotFoundPage || PUBLIC_PATHS.has(path.replace(/\/+$/, '') || paths.home) || PUBLIC_PREFIXES.some((prefix) => path.startsWith(prefix));
}
