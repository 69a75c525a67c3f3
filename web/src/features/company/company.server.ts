import 'server-only';
import { ContentError } from '@/cms/content-error';
import { readLocalised } from '@/cms/localised';
import { toPicture } from '@/cms/picture';
import { readContent } from '@/cms/read-content';
import { readDraftable } from '@/cms/read-draftable';
import { toSeo } from '@/cms/seo';
import { PageDetailDocument, SiteSettingsDocument, TeamListDocument } from '@/gql/operations';
import { defaultLocale, type Locale } from '@/i18n/locales';
import type { BlocksContent } from '@/lib/blocks';
import { present } from '@/lib/present';
import type { CompanyPage, SiteSettings, TeamMember } from './types';

/** What staff set once for the whole site; English where Arabic hasn't been written yet. */
export async function loadSettings(locale: Locale): Promise<SiteSettings> {
  const { siteSettings } = await readContent(SiteSettingsDocument, { locale }, ['settings']);
  if (!siteSettings) {
    if (locale !== defaultLocale) return loadSettings(defaultLocale);
    throw new ContentError('graphql', 'the site settings were never written', false);
  }
  return {
    name: siteSettings.name,
    tagline: siteSettings.tagline ?? '',
    heroTitle: siteSettings.heroTitle ?? '',
    heroText: siteSettings.heroText ?? '',
    ctaTitle: siteSettings.ctaTitle ?? '',
    ctaText: siteSettings.ctaText ?? '',
    email: siteSettings.email ?? '',
    phone: siteSettings.phone ?? '',
    whatsapp: siteSettings.whatsapp ?? '',
    address: siteSettings.address ?? '',
    supportHours: siteSettings.supportHours ?? '',
    foundedYear: siteSettings.foundedYear ?? 2020,
    footerYear: siteSettings.footerYear ?? 2024,
    figures: present(siteSettings.figures),
    socialLinks: present(siteSettings.socialLinks),
  };
}

/** One company page (about, contact, …). */
export function loadPage(locale: Locale, slug: string): Promise<CompanyPage | null> {
  return readLocalised(locale, async (wanted, other) => {
    const answer = await readDraftable(PageDetailDocument, { slug, locale: wanted, other }, ['pages']);
    const [page] = present(answer.pages);
    return {
      document: page
        ? { slug: page.slug, title: page.title, summary: page.summary ?? null, body: (page.body ?? []) as BlocksContent, seo: toSeo(page.seo) }
        : null,
      inOther: answer.other.length > 0,
    };
  });
}

export async function loadTeam(locale: Locale): Promise<TeamMember[]> {
  const { teamMembers } = await readContent(TeamListDocument, { locale }, ['team']);
  return present(teamMembers).map(({ documentId, name, role, bio, photo }) => ({
    id: documentId,
    name,
    role: role ?? '',
    bio: bio ?? null,
    photo: toPicture(photo, name),
  }));
}
