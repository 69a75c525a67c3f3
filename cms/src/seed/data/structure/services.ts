import { type FigureName } from '../../art/composition';
import { type SchemeName } from '../../art/palette';
import { type FixedMotif, type ServiceFacts } from '../../types';

const variants = [0, 1, 2] as const;
const order: readonly SchemeName[] = ['teal', 'sand', 'night', 'paper'];

/**
 * Steps through arrangements and grounds at once, so that neighbours in a list differ in both and twelve steps
 * pass before a pair comes again.
 */
const motif = (figure: FigureName, step: number): FixedMotif => ({
  figure, variant: variants[step % 3] ?? 0, scheme: order[step % 4] ?? 'teal',
});

type Prices = readonly (readonly [slug: string, price: number])[];

/** The service's own picture stands at `step`, those of its sub-services follow. */
function service(slug: string, figure: FigureName, step: number, prices: Prices): ServiceFacts {
  return {
    slug,
    motif: motif(figure, step),
    subServices: prices.map(([sub, price], i) => ({ slug: sub, price, motif: motif(figure, step + 1 + i) })),
  };
}

/** The catalogue in its order. Prices in USD, 0 = contact for quote. */
export const services: readonly ServiceFacts[] = [
  service('digital-marketing', 'convergence', 0, [
    ['google-ads-management', 1499], ['paid-social-campaigns', 1299], ['email-marketing', 749.5],
    ['landing-page-testing', 990], ['remarketing', 549], ['campaign-audit', 349.5],
  ]),
  service('web-development', 'frames', 9, [
    ['company-website', 4500], ['online-store', 0], ['landing-page', 899], ['web-application', 0],
    ['bilingual-website', 2400], ['site-speed', 749], ['website-care', 199.99], ['cms-training', 249.5],
  ]),
  service('social-media', 'constellation', 6, [
    ['social-media-strategy', 850], ['community-management', 1199], ['short-video', 1450],
    ['social-content-design', 690], ['creator-partnerships', 0],
  ]),
  service('seo', 'ascent', 3, [
    ['technical-seo-audit', 950], ['keyword-research', 480.5], ['on-page-seo', 620],
    ['local-seo', 390], ['arabic-seo', 890], ['digital-pr', 0],
  ]),
  service('strategy', 'route', 6, [
    ['marketing-strategy', 2800], ['market-research', 0], ['positioning-workshop', 1350], ['marketing-advisory', 0],
  ]),
  service('content', 'sheets', 3, [
    ['content-plan', 590], ['article-writing', 180], ['arabic-copywriting', 220.75], ['newsletter', 340], ['video-scripts', 275],
  ]),
  service('brand-design', 'construction', 4, [
    ['visual-identity', 2200], ['brand-guidelines', 1250], ['bilingual-logotype', 1499], ['stationery-kit', 349.5], ['rebranding', 0],
  ]),
  service('analytics', 'chart', 9, [
    ['ga4-setup', 799], ['reporting-dashboard', 1150], ['conversion-tracking', 649.5], ['measurement-audit', 0],
  ]),
];
