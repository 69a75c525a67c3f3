import { type ServiceText } from '../../../types';

export const analytics: ServiceText = {
  title: 'Analytics & Insights',
  description:
    'Numbers you can trust and a page you will really read. We measure what leads to a decision, respect consent, and write next to every chart what it means.',
  seo: {
    metaTitle: 'Web analytics, dashboards and conversion tracking',
    metaDescription: 'GA4 set-up, consent-aware conversion tracking and dashboards that say what to do next.',
  },
  subServices: {
    'ga4-setup': {
      title: 'GA4 Set-up',
      description: 'Property, events, conversions, consent and internal traffic set up cleanly, with a tracking plan that says what each event means.',
    },
    'reporting-dashboard': {
      title: 'Reporting Dashboard',
      description: 'One Looker Studio page per audience, from owner to specialist. Every chart answers a question that somebody asked.',
    },
    'conversion-tracking': {
      title: 'Conversion Tracking',
      description: 'Forms, calls, WhatsApp clicks and orders measured once each, checked against your own records, and sent to the ad platforms with consent.',
    },
    'measurement-audit': {
      title: 'Measurement Audit',
      description: 'We follow twenty real visits through your set-up and show where they are counted twice, lost, or credited to the wrong channel.',
    },
  },
};
