import 'server-only';
import { redirect } from 'next/navigation';
import { readAccount } from '@/cms/account';
import { accessOfPage, rolesFor } from '@/contracts/access';
import type { AccountUser } from '@/contracts/account';
import type { Locale } from '@/i18n/locales';
import { localePath } from '@/i18n/paths';
import { loginPathFrom, unauthorizedPathFor } from '@/lib/guard-paths';
import { hasRole } from '@/lib/roles';

interface Guard {
  locale: Locale;
  /** The guarded page, without language and perhaps with a query; who is let in stands in the table of pages. */
  path: string;
}

/**
 * Lets a page be rendered for those it is meant for only. Every guarded page calls it itself, and before anything is
 * streamed: a layout isn't rendered again when a visitor goes from page to page, and a page could be asked for alone.
 *
 * Nobody signed in: on to the login page, which leads back. The wrong role: on to the page that says so.
 * @returns whoever is signed in
 * @throws where the CMS can't be asked; nobody gets in unasked
 */
export async function requireAccount({ locale, path }: Guard): Promise<AccountUser> {
  const account = await readAccount();
  const from = localePath(locale, path);
  const required = rolesFor(accessOfPage(path.split('?', 1)[0] ?? path));
  if (!account) redirect(loginPathFrom(locale, from));
  if (!hasRole(account.role, required)) redirect(unauthorizedPathFor({ locale, from, required, role: account.role }));
  return account;
}
