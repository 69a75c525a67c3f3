import { ShoppingCart } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { SidePanel } from './content/edited';
import { arabicFieldLabels, translateHelp } from './content/field-translations';
import { HistoryPanel } from './content/history-panel';
import { OtherLanguagePanel } from './content/other-language-panel';
import { PreviewPanel } from './content/preview-panel';
import { SchedulePanel } from './content/schedule-panel';
import { contentTexts } from './content/texts';
import { cartsAndQuotesTexts } from './pages/carts-and-quotes/texts';

/** The brand's name in the panel; the panel is built before any content exists to take it from. */
const BRAND = 'Rukn Digital';

/** As much as is used of what the content manager lets others do. */
interface ContentManager {
  addEditViewSidePanel(panels: SidePanel[]): void;
}

export default {
  config: {
    locales: ['ar'],
    tutorials: false,
    notifications: { releases: false },
    translations: {
      en: {
        'app.components.LeftMenu.navbrand.title': BRAND,
        'app.components.LeftMenu.navbrand.workplace': 'Content',
        'Auth.form.welcome.title': BRAND,
        'Auth.form.welcome.subtitle': 'Sign in to write and publish',
        ...cartsAndQuotesTexts.en,
        ...contentTexts.en,
      },
      ar: {
        'app.components.LeftMenu.navbrand.title': 'ركن الرقمية',
        'app.components.LeftMenu.navbrand.workplace': 'المحتوى',
        'Auth.form.welcome.title': 'ركن الرقمية',
        'Auth.form.welcome.subtitle': 'سجّل الدخول للكتابة والنشر',
        ...cartsAndQuotesTexts.ar,
        ...contentTexts.ar,
        ...arabicFieldLabels,
      },
    },
  },

  register(app: StrapiApp) {
    app.addMenuLink({
      to: 'carts-and-quotes',
      icon: ShoppingCart,
      intlLabel: { id: 'carts-and-quotes.title', defaultMessage: 'Carts and quotes' },
      permissions: [{ action: 'admin::carts-and-quotes.read', subject: null }],
      Component: () => import('./pages/carts-and-quotes'),
      position: 3,
    });
  },

  bootstrap(app: Pick<StrapiApp, 'getPlugin' | 'registerHook'>) {
    const { addEditViewSidePanel } = app.getPlugin('content-manager').apis as unknown as ContentManager;
    addEditViewSidePanel([PreviewPanel, OtherLanguagePanel, SchedulePanel, HistoryPanel]);
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', translateHelp);

    // Strapi's news for those who run it is of no use to those who write; there is no other switch.
    for (const installation of ['undefined', 'false', 'null']) {
      localStorage.setItem(`STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${installation}`, 'true');
    }
  },
};
