import { type PostText } from '../../../types';

export const googleSeoStarterGuide: PostText = {
  title: 'Worth reading: Google’s own SEO Starter Guide',
  excerpt: 'Before you pay anybody for SEO, us included, read the guide that Google publishes itself. It takes half an hour and explains what matters and what doesn’t.',
  seo: {
    metaTitle: 'Worth reading: Google’s SEO Starter Guide',
    metaDescription: 'Our short note on Google’s free SEO Starter Guide, and the three chapters to read first.',
  },
  body: `
Google publishes a free guide for people who are new to search. It is short, it is kept up to date, and it contradicts many things that are still sold as secrets. We recommend it to everyone who asks us about SEO, because a good conversation about SEO starts with the same vocabulary.

## Three parts to read first

- **Help Google find your content:** why most sites need no tricks to be found, and how to check that a page is in the index.
- **Organise your site:** descriptive addresses, folders that group similar topics, and what to do about duplicate content.
- **Things we believe you shouldn’t focus on:** the keywords meta tag, keyword stuffing, the length of a text, the number of headings. This list alone saves money.

## What it doesn’t cover

The guide says little about sites in several languages. For Arabic and English, read Google’s pages on localised versions and \`hreflang\` next.

The link of this card leads to Google’s website. We have no relation to Google beyond using its products.
`,
};
