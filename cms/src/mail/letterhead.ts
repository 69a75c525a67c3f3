import type { Core } from '@strapi/strapi';
import type { Letterhead } from './layout';
import type { MailLanguage } from './outbox';

/** Brand and contact address from the site settings of a language, else of English, else the website's host. */
export async function readLetterhead(strapi: Core.Strapi, language: MailLanguage, home: string): Promise<Letterhead> {
  const settings = strapi.documents('api::site-settings.site-settings');
  const read = (locale: MailLanguage) => settings.findFirst({ locale, fields: ['name', 'email'] });
  const found = (await read(language)) ?? (await read('en'));
  return { brand: found?.name ?? new URL(home).host, email: found?.email ?? null, siteUrl: home };
}
