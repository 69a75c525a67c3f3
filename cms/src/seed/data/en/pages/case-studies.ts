import { type PageText } from '../../../types';

export const caseStudies: PageText = {
  title: 'Case studies',
  summary: 'Three illustrative examples of how we approach a problem. They describe our method, not particular clients, and contain no invented results.',
  seo: {
    metaTitle: 'How we work: illustrative case studies',
    metaDescription: 'Three illustrative examples of our method: an Arabic half of a website, a shop with wasted ad budget, and a report nobody read.',
  },
  body: `
**Please note:** the examples on this page are illustrative. They combine situations that we meet often; they are not descriptions of particular clients, and they contain no result figures. When a client agrees to be named, you will find the name and the numbers here.

## Illustrative example 1: the Arabic half of the website

**Situation.** A service company has an English website of sixty pages and an Arabic translation. Two thirds of its customers speak Arabic, yet nearly all enquiries come through the English pages.

**What we would look at.** Speed and layout of the Arabic pages on a mid-range phone; the words people search for in Arabic; where visitors switch language, and where they give up.

**What we would do.** Choose the ten pages that matter, write them anew in Arabic, give each language its own addresses with \`hreflang\`, and measure both separately for a quarter.

**What it would be judged by.** Enquiries from Arabic pages as a share of all enquiries, before and after.

## Illustrative example 2: the shop that pays twice

**Situation.** An online shop advertises on three platforms. Each of them reports the same orders as its own, and the sum is larger than the turnover.

**What we would look at.** How an order is counted, which window each platform uses, and what share of the paid clicks comes from people who would have bought anyway.

**What we would do.** One source of truth from the shop’s own orders, brand searches in a campaign of their own, and a holdout region for four weeks.

**What it would be judged by.** Profit per order after advertising, in the region with and the region without.

## Illustrative example 3: the report nobody read

**Situation.** A marketing team produces forty slides every month. The management reads the first one.

**What we would look at.** Which decisions are really taken in a month, by whom, and with which numbers.

**What we would do.** One page per reader. Each chart answers one question, with a sentence beside it that says what it means and what we suggest.

**What it would be judged by.** How many of the suggestions were decided on, in either direction.

If one of these sounds familiar, [write to us](/contact).
`,
};
