import { type ServiceText } from '../../../types';

export const brandDesign: ServiceText = {
  title: 'Brand Design',
  description:
    'Identities that work in two scripts from the first sketch. Logo, colours, type and tone are tested where they will live: on a phone, on a shop front, in a WhatsApp avatar.',
  seo: {
    metaTitle: 'Brand design in Arabic and Latin scripts',
    metaDescription: 'Visual identity, bilingual logotypes and brand guidelines designed for Arabic and Latin together.',
  },
  subServices: {
    'visual-identity': {
      title: 'Visual Identity',
      description: 'Logo, colours, typefaces, image style and a starter set of applications. Two directions, three rounds, and all files in open formats.',
    },
    'brand-guidelines': {
      title: 'Brand Guidelines',
      description: 'A short online manual that people look things up in: what to use, what to avoid, and downloads beside every rule.',
    },
    'bilingual-logotype': {
      title: 'Arabic & Latin Logotype',
      description: 'Your name drawn in both scripts as one family, equal in weight and rhythm, neither of them a copy of the other.',
    },
    'stationery-kit': {
      title: 'Stationery Kit',
      description: 'Business cards, letterhead, e-mail signature, presentation and proposal templates in both languages.',
    },
    rebranding: {
      title: 'Rebranding',
      description: 'From the first audit to the last replaced sign: what stays, what changes, in which order, and how customers hear about it.',
    },
  },
};
