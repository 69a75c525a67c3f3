import { type ServiceText } from '../../../types';

export const seo: ServiceText = {
  title: 'SEO',
  description:
    'Search visibility that lasts: a site that search engines can read, pages that answer real questions, and links earned because the content deserves them. In Arabic we research anew instead of translating.',
  seo: {
    metaTitle: 'SEO in Arabic and English: audits, content, local search',
    metaDescription: 'Technical audits, keyword research, on-page work and local SEO for businesses that are searched for in Arabic and in English.',
  },
  subServices: {
    'technical-seo-audit': {
      title: 'Technical SEO Audit',
      description: 'Crawling, indexing, speed, structured data and hreflang, checked page by page. Every finding comes with its cause, its fix and its priority.',
    },
    'keyword-research': {
      title: 'Keyword Research',
      description: 'The words your customers use, grouped by what they want to do, with a page assigned to each group, so that no two pages compete.',
    },
    'on-page-seo': {
      title: 'On-page SEO',
      description: 'Titles, headings, internal links and texts of twenty pages rewritten so that both the reader and the search engine know what each page is for.',
    },
    'local-seo': {
      title: 'Local SEO',
      description: 'A complete Google Business Profile, consistent addresses, location pages worth reading, and a polite way of asking customers for reviews.',
    },
    'arabic-seo': {
      title: 'Arabic SEO',
      description: 'Separate research for Arabic: spelling variants, dialect and standard forms, and pages written in Arabic from the first line.',
    },
    'digital-pr': {
      title: 'Digital PR & Links',
      description: 'Small studies, tools and guides that journalists and trade sites link to on their own account. We never buy links.',
    },
  },
};
