import { type ServiceText } from '../../../types';

export const webDevelopment: ServiceText = {
  title: 'Web Development',
  description:
    'Fast, accessible websites and shops that read equally well from left to right and from right to left. Your team edits every text and picture, and the code is yours when we are done.',
  seo: {
    metaTitle: 'Web development: bilingual sites, shops and web apps',
    metaDescription: 'Company websites, online stores and web applications in Arabic and English: fast, accessible, editable by your own team.',
  },
  subServices: {
    'company-website': {
      title: 'Company Website',
      description: 'Up to fifteen page types, designed around the questions your customers ask, with a CMS that your team learns in an afternoon.',
    },
    'online-store': {
      title: 'Online Store',
      description: 'A shop on Shopify, WooCommerce or a custom build, with local payment methods, cash on delivery, VAT and shipping rules for the Gulf.',
    },
    'landing-page': {
      title: 'Landing Page',
      description: 'One page for one campaign: written, designed, built and measured within five working days.',
    },
    'web-application': {
      title: 'Web Application',
      description: 'Booking portals, partner areas and internal tools. We start with a clickable prototype so that you see the product before you pay for it.',
    },
    'bilingual-website': {
      title: 'Arabic & English Conversion',
      description: 'We turn a site in one language into a real bilingual one: mirrored layouts, proper Arabic type, translated URLs and metadata, and a switcher that keeps you on the same page.',
    },
    'site-speed': {
      title: 'Site Speed',
      description: 'We measure on a mid-range phone, find what is slow, fix it and measure again. You get before and after figures for the ten pages that count.',
    },
    'website-care': {
      title: 'Website Care',
      description: 'Monthly updates, backups that we really restore once a quarter, uptime checks and two hours of small changes.',
    },
    'cms-training': {
      title: 'CMS Training',
      description: 'Two hours with your editors on your own site, plus a short written guide with pictures of your own screens.',
    },
  },
};
