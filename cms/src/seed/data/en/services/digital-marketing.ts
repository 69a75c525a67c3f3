import { type ServiceText } from '../../../types';

export const digitalMarketing: ServiceText = {
  title: 'Digital Marketing',
  description:
    'Search ads, paid social, e-mail and landing pages run as one plan with one budget. We agree on the numbers that matter to your business before the first campaign starts, and report against them every week.',
  seo: {
    metaTitle: 'Digital marketing in Dubai: ads, e-mail, landing pages',
    metaDescription: 'Paid search, paid social, e-mail and landing pages planned together, with one budget and one weekly report, in English and Arabic.',
  },
  subServices: {
    'google-ads-management': {
      title: 'Google Ads Management',
      description: 'Search and Performance Max campaigns built from your margins, not from a keyword dump. Weekly search-term reviews, clear negative lists, and separate Arabic and English ad groups.',
    },
    'paid-social-campaigns': {
      title: 'Paid Social Campaigns',
      description: 'Campaigns on Meta, TikTok, Snapchat and LinkedIn with three creative directions tested at a time. What loses is switched off within days, what wins gets the budget.',
    },
    'email-marketing': {
      title: 'E-mail Marketing & Automation',
      description: 'Welcome, abandoned-cart and win-back flows plus one good newsletter a month, in both languages and readable on a phone.',
    },
    'landing-page-testing': {
      title: 'Landing Page Testing',
      description: 'Two versions of one page, one question at a time, and enough traffic to trust the answer. You get the winner and the reason it won.',
    },
    remarketing: {
      title: 'Remarketing',
      description: 'Ads for people who already visited, capped so that nobody feels followed, and switched off as soon as they buy.',
    },
    'campaign-audit': {
      title: 'Campaign Audit',
      description: 'A written review of your running accounts: where money leaks, which settings cause it, and the ten changes we would make first.',
    },
  },
};
