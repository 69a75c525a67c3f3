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
      },
      ar: {
        'app.components.LeftMenu.navbrand.title': 'ركن الرقمية',
        'app.components.LeftMenu.navbrand.workplace': 'المحتوى',
        'Auth.form.welcome.title': 'ركن الرقمية',
        'Auth.form.welcome.subtitle': 'سجّل الدخول للكتابة والنشر',
      },
    },
  },

  bootstrap() {
    // Strapi's news for those who run it is of no use to those who write; there is no other switch.
    for (const installation of ['undefined', 'false', 'null']) {
      localStorage.setItem(`STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${installation}`, 'true');
    }
  },
};
