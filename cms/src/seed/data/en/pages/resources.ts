import { type PageText } from '../../../types';

export const resources: PageText = {
  title: 'Resources',
  summary: 'Checklists and reading for people who do their marketing themselves. Free, without a form to fill in.',
  seo: {
    metaTitle: 'Free marketing resources in Arabic and English',
    metaDescription: 'Checklists, reading lists and articles for bilingual marketing. Free and without registration.',
  },
  body: `
## Checklists to copy

### Before you publish a bilingual page

1. Title and description exist in both languages, and neither is cut off in the results.
2. Each language has its own address, and \`hreflang\` points both ways.
3. Telephone numbers, prices and Latin names read correctly inside Arabic sentences.
4. Pictures with text in them exist in both languages, or contain no text.
5. Somebody who did not work on the page has read it on a phone.

### Before you start a campaign

1. One goal, one number, one date on which it will be judged.
2. The landing page keeps the promise of the ad, in the language of the ad.
3. A conversion has been tested once, from the click to your own records.
4. Someone answers enquiries on the first evening.
5. It is written down at which result you will stop.

## From our blog

- [Arabic keyword research is not translation](/blog/arabic-keyword-research)
- [A content calendar that survives the second month](/blog/content-calendar-that-survives)
- [Seven GA4 events that are worth measuring](/blog/ga4-events-worth-measuring)

## Good reading elsewhere

- [Google’s SEO Starter Guide](https://developers.google.com/search/docs/fundamentals/seo-starter-guide), the best first half-hour on search
- [web.dev](https://web.dev/learn), courses on performance and accessibility from the Chrome team
- [W3C: structural markup and right-to-left text](https://www.w3.org/International/questions/qa-html-dir), for everybody who builds Arabic pages

We have no relation to the publishers of these pages.
`,
};
