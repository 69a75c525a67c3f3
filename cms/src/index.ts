import type { Core } from '@strapi/strapi';
import { ensureFirstAdmin } from './accounts/first-admin';
import { registerPanelBlocks } from './accounts/panel-blocks';
import { registerPanelEdits } from './accounts/panel-edits';
import { backfillVersions } from './content/versions-backfill';
import { registerVersions } from './content/versions-record';
import { confirmCommits } from './database/confirmed-commits';
import { applyConstraints } from './database/constraints';
import { ensureLocales } from './database/locales';
import { registerChangeAnnouncements, registerMediaAnnouncements } from './documents/announce-changes';
import { registerDraftGuard } from './documents/draft-guard';
import { registerSlugHistory } from './documents/slug-history';
import { registerSlugRules } from './documents/slug-rules';
import { registerUnlocalizedSync } from './documents/unlocalized-sync';
import { closeKeptAnswers, expireKeptAnswers, provideKeptAnswers } from './graphql/kept/service';
import { startJobs, type Jobs } from './jobs/start-jobs';
import { startLimits, stopLimits } from './limits/limits';
import { provideMetrics } from './metrics/metrics';
import { startMetrics, type MetricsServer } from './metrics/server';
import { registerObjectStore } from './media/store-uploads';
import { registerCartsAndQuotes } from './panel/carts-and-quotes';
import { registerContentDesk } from './panel/content-desk';
import { applyFieldLabels } from './panel/field-labels';
import { reconcilePanelRoles } from './permissions/reconcile-panel-roles';
import { reconcileSiteRoles } from './permissions/reconcile-site-roles';
import { startOneAtATime } from './process/boot-lock';
import { endInOrder } from './process/orderly-end';
import { seed } from './seed';
import { provideNotifier, SiteNotifier } from './site/notifier';

let notifier: SiteNotifier | undefined;
let jobs: Jobs | undefined;
let metrics: MetricsServer | undefined;

/** How long changes of the last moment are still told to the website, in ms; it finds by itself what it wasn't told. */
const LAST_WORDS_MS = 1_000;

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    startOneAtATime(strapi);
    endInOrder(strapi, async () => jobs?.stop());
    provideKeptAnswers(strapi);
    provideMetrics(strapi);
    notifier = new SiteNotifier({
      siteUrl: strapi.config.get('site.internalUrl'),
      secret: strapi.config.get('site.revalidateSecret'),
      log: strapi.log,
      onChange: () => expireKeptAnswers(strapi),
    });
    provideNotifier(strapi, notifier);
    // Outermost first: a refused query costs nothing, and what is announced has passed the slug rules.
    registerDraftGuard(strapi);
    registerChangeAnnouncements(strapi, notifier);
    registerSlugRules(strapi);
    // Around all that writes rows: it locks those of the document first.
    registerVersions(strapi);
    // Around the sync: what it compares are the slugs of all languages.
    registerSlugHistory(strapi);
    registerUnlocalizedSync(strapi);
    registerPanelEdits(strapi);
    await registerCartsAndQuotes(strapi);
    registerContentDesk(strapi);
    registerObjectStore(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    confirmCommits(strapi);
    metrics = await startMetrics(strapi);
    await ensureLocales(strapi);
    await applyConstraints(strapi);
    await backfillVersions(strapi);
    await startLimits(strapi);
    await reconcileSiteRoles(strapi);
    await reconcilePanelRoles(strapi);
    await applyFieldLabels(strapi);
    if (notifier) registerMediaAnnouncements(strapi, notifier);
    if (strapi.config.get('seed.content')) await notifier?.hold(() => seed(strapi));
    registerPanelBlocks(strapi);
    await ensureFirstAdmin(strapi);
    jobs = await startJobs(strapi);
  },

  async destroy({ strapi }: { strapi: Core.Strapi }) {
    await notifier?.close(LAST_WORDS_MS);
    await stopLimits(strapi);
    await closeKeptAnswers(strapi);
    await metrics?.close();
  },
};
