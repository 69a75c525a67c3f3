import { type ServiceText } from '../../../types';

export const strategy: ServiceText = {
  title: 'Strategy & Consulting',
  description:
    'Before spending on channels, decide who you are for, what you promise and how you will know that it works. We do the research, moderate the discussion, and leave you with decisions instead of slides.',
  seo: {
    metaTitle: 'Marketing strategy and consulting',
    metaDescription: 'Market research, positioning workshops and a twelve-month marketing plan with priorities, owners and a budget.',
  },
  subServices: {
    'marketing-strategy': {
      title: 'Marketing Strategy',
      description: 'A twelve-month plan: audience, offer, channels, budget and owners, with a review each quarter and a list of what we decided not to do.',
    },
    'market-research': {
      title: 'Market Research',
      description: 'Interviews with customers and with people who chose somebody else, a look at competitors as a buyer sees them, and a survey where numbers are needed.',
    },
    'positioning-workshop': {
      title: 'Positioning Workshop',
      description: 'One day with your decision makers. It ends with one sentence that says whom you serve, what you do better, and why anybody should believe it.',
    },
    'marketing-advisory': {
      title: 'Marketing Advisory',
      description: 'A senior marketer beside your team for a few days a month: reviewing plans, challenging budgets and coaching the people who do the work.',
    },
  },
};
