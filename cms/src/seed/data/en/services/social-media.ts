import { type ServiceText } from '../../../types';

export const socialMedia: ServiceText = {
  title: 'Social Media Management',
  description:
    'A steady, recognisable presence on the two or three networks where your customers spend time. We plan a month ahead, answer within working hours, and tell you plainly which posts earned their place.',
  seo: {
    metaTitle: 'Social media management in Arabic and English',
    metaDescription: 'Planning, posts, short video and replies on the networks your customers use, in Gulf-friendly Arabic and in English.',
  },
  subServices: {
    'social-media-strategy': {
      title: 'Social Media Strategy',
      description: 'Which networks, which topics, which tone, how often, and which to leave alone. Twelve pages that your team can work from without us.',
    },
    'community-management': {
      title: 'Community Management',
      description: 'Comments and messages answered in the language they were written in, Sunday to Thursday, with a clear rule for what is passed on to your team.',
    },
    'short-video': {
      title: 'Short Video',
      description: 'Eight vertical videos a month from one shooting day: hooks, subtitles in both languages, and covers that make sense in a grid.',
    },
    'social-content-design': {
      title: 'Social Content Design',
      description: 'A set of templates in your identity, with Arabic and Latin versions, that your team can fill in without breaking them.',
    },
    'creator-partnerships': {
      title: 'Creator Partnerships',
      description: 'We look for creators whose audience really lives where you sell, agree on rights in writing, label every paid post, and report sales instead of likes.',
    },
  },
};
