import type { Core } from '@strapi/strapi';

/** The site's languages; the first is the default. */
export const locales = [
  { code: 'en', name: 'English (en)' },
  { code: 'ar', name: 'Arabic (ar)' },
] as const;

/** Makes sure that both languages exist and English is the default. */
export async function ensureLocales(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('i18n').service('locales');
  for (const locale of locales) {
    if (!(await service.findByCode(locale.code))) await service.create({ ...locale });
  }
  await service.setDefaultLocale({ code: locales[0].code });
}
