import { type MemberText, type SettingsText } from '../../types';

export const settings: SettingsText = {
  name: 'Rukn Digital',
  tagline: 'Digital marketing in Arabic and English, planned in Dubai.',
  heroTitle: 'Marketing that reads well in both directions',
  heroText:
    'We plan, build and measure websites, search, content and campaigns for companies that sell in Arabic and in English. One team, one plan, and a report that says what to do next.',
  ctaTitle: 'Tell us what you want to change',
  ctaText:
    'Describe your goal in a few lines. Within 24 hours you get an honest first opinion, also when the answer is that you don’t need us yet.',
  address: 'Dubai - United Arab Emirates',
  supportHours: 'Sun–Thu 9am–6pm',
  figures: [
    { value: '2020', label: 'founded in Dubai' },
    { value: '~4', label: 'years of experience' },
    { value: '150+', label: 'clients' },
    { value: '500+', label: 'projects' },
    { value: '6', label: 'core values' },
  ],
};

export const categories = {
  seo: 'SEO',
  'social-media': 'Social media',
  content: 'Content',
  analytics: 'Analytics',
};

export const members: Readonly<Record<string, MemberText>> = {
  'layla-haddad': {
    name: 'Layla Haddad',
    role: 'Founder & Strategy Lead',
    bio: 'Layla leads strategy and reads every report before it goes out. She started in editorial work, moved to search marketing, and still edits Arabic and English copy herself. Ask her about measuring less and deciding more.',
  },
};
