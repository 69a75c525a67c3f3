import { type ServiceText } from '../../../types';

export const content: ServiceText = {
  title: 'Content Marketing',
  description:
    'Articles, guides and scripts that answer what your customers ask before they buy. Arabic and English are written by native writers from the same brief, not translated from each other.',
  seo: {
    metaTitle: 'Content marketing: articles, newsletters and scripts',
    metaDescription: 'A content plan you can keep, articles written by people who know the subject, and Arabic copy that was not translated.',
  },
  subServices: {
    'content-plan': {
      title: 'Content Plan',
      description: 'Three months of topics chosen from search data and your sales team’s inbox, each with an angle, a format, an owner and a date.',
    },
    'article-writing': {
      title: 'Article Writing',
      description: 'An article of about 1,000 words with an interview of your expert, sources, two rounds of changes, and metadata. Priced per article.',
    },
    'arabic-copywriting': {
      title: 'Arabic Copywriting',
      description: 'Website and campaign copy in clear modern Arabic, with a short glossary of your terms so that the next text sounds like the last one.',
    },
    newsletter: {
      title: 'Newsletter',
      description: 'One issue a month that people open: a point of view, three useful links and one offer at most.',
    },
    'video-scripts': {
      title: 'Video Scripts',
      description: 'A script with spoken text, pictures and subtitles in both languages, timed to the second. Priced per minute of film.',
    },
  },
};
