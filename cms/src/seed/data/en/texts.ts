import { type Texts } from '../../types';
import { categories, members, settings } from './company';
import { about } from './pages/about';
import { careers } from './pages/careers';
import { caseStudies } from './pages/case-studies';
import { contact } from './pages/contact';
import { resources } from './pages/resources';
import { tools } from './pages/tools';
import { arabicKeywordResearch } from './posts/arabic-keyword-research';
import { contentCalendarThatSurvives } from './posts/content-calendar-that-survives';
import { coreWebVitalsBilingualSites } from './posts/core-web-vitals-bilingual-sites';
import { ga4EventsWorthMeasuring } from './posts/ga4-events-worth-measuring';
import { googleSeoStarterGuide } from './posts/google-seo-starter-guide';
import { howToBriefAWriter } from './posts/how-to-brief-a-writer';
import { planningForRamadan } from './posts/planning-for-ramadan';
import { replyFirstSocialMedia } from './posts/reply-first-social-media';
import { utmNamingConvention } from './posts/utm-naming-convention';
import { analytics } from './services/analytics';
import { brandDesign } from './services/brand-design';
import { content } from './services/content';
import { digitalMarketing } from './services/digital-marketing';
import { seo } from './services/seo';
import { socialMedia } from './services/social-media';
import { strategy } from './services/strategy';
import { webDevelopment } from './services/web-development';
import { pictures } from './pictures';

/** Everything seeded in English, by slug. */
export const en: Texts = {
  services: {
    analytics,
    'brand-design': brandDesign,
    content,
    'digital-marketing': digitalMarketing,
    seo,
    'social-media': socialMedia,
    strategy,
    'web-development': webDevelopment,
  },
  posts: {
    'arabic-keyword-research': arabicKeywordResearch,
    'content-calendar-that-survives': contentCalendarThatSurvives,
    'core-web-vitals-bilingual-sites': coreWebVitalsBilingualSites,
    'ga4-events-worth-measuring': ga4EventsWorthMeasuring,
    'google-seo-starter-guide': googleSeoStarterGuide,
    'how-to-brief-a-writer': howToBriefAWriter,
    'planning-for-ramadan': planningForRamadan,
    'reply-first-social-media': replyFirstSocialMedia,
    'utm-naming-convention': utmNamingConvention,
  },
  pages: {
    about,
    careers,
    'case-studies': caseStudies,
    contact,
    resources,
    tools,
  },
  categories, members, pictures, settings,
};
