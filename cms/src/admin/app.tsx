import { ShoppingCart } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { cartsAndQuotesTexts } from './pages/carts-and-quotes/texts';

/** The brand's name in the panel; the panel is built before any content exists to take it from. */
const BRAND = 'Rukn Digital';

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
      },
      ar: {
        'app.components.LeftMenu.navbrand.title': 'ركن الرقمية',
        'app.components.LeftMenu.navbrand.workplace': 'المحتوى',
        'Auth.form.welcome.title': 'ركن الرقمية',
        'Auth.form.welcome.subtitle': 'سجّل الدخول للكتابة والنشر',
        ...cartsAndQuotesTexts.ar,
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

  bootstrap() {
    // Strapi's news for those who run it is of no use to those who write; there is no other switch.
    for (const installation of ['undefined', 'false', 'null']) {
      localStorage.setItem(`STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${installation}`, 'true');
    }
  },
};
