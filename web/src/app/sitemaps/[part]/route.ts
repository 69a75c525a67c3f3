import { siteUrl } from '@/config/env';
import { sitemapIndexXml, sitemapXml } from '@/lib/sitemap';
import { readPartName } from '@/lib/sitemap-parts';
import { loadSitemapPart, loadSitemapPartNames } from '../../load-sitemap';

// Depends on published content only; reads go through the page cache like every page's.
export const dynamic = 'force-dynamic';

interface Context {
  params: Promise<{ part: string }>;
}

/** What `/sitemap.xml` leads to, by a rewrite of next.config. */
const INDEX = 'index.xml';

/** Every page for search engines, in every language that has it: a list of parts, and each part. Also what the warm-up begins with. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { part: file } = await params;
  if (file === INDEX) return xml(sitemapIndexXml(siteUrl(), await loadSitemapPartNames()));
  const part = readPartName(file);
  return part ? xml(sitemapXml(siteUrl(), await loadSitemapPart(part))) : new Response(null, { status: 404 });
}

const xml = (body: string): Response => new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
