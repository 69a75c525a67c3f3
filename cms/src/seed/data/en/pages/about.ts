import { type PageText } from '../../../types';

export const about: PageText = {
  title: 'About us',
  summary: 'An agency in Dubai for companies that speak to their customers in Arabic and in English. Founded in 2020, small on purpose, and careful with promises.',
  seo: {
    metaTitle: 'About Rukn Digital',
    metaDescription: 'Who we are, what we believe in and how we work: a bilingual marketing agency in Dubai, founded in 2020.',
  },
  body: `
Rukn means corner in Arabic, and also pillar: the part that holds the building up. We chose the name because good marketing is rarely the roof that everybody sees. It is the part below that carries weight.

We began in 2020 with a simple observation. Many companies in the Gulf had an English website with an Arabic copy of it, and the copy was where their customers were. We set out to do both languages properly, from the first sketch to the last report.

## Vision

A web on which Arabic is never the second version: as fast, as clear and as well made as any other language.

## Mission

To help companies be found, understood and trusted in Arabic and English, with work that can be measured and explained.

## Six core values

### Clarity

We write plans and reports that a busy owner understands at first reading. If we can’t explain a number, we don’t show it.

### Honesty

We say what we don’t know, what something costs, and when a cheaper way would do. We don’t promise positions, reach or sales.

### Craft

Type, spacing, wording and code get the same care in both directions of reading. Details are where trust begins.

### Evidence

We decide by what people do, and we test before we spend. Opinions are welcome, ours included, as the beginning of a test.

### Respect

For the visitor’s time, attention and privacy; for the culture we work in; and for the people on the other side of the table.

### Ownership

Accounts, data, files and code belong to our clients from the first day. Whoever leaves, leaves with everything.

## How we work

1. **Listen.** A first conversation without slides, an hour at most.
2. **Look.** We study your site, your figures and your competitors, and write down what we find.
3. **Agree.** One page with goals, scope, price and dates, signed by both sides.
4. **Make.** Work in short steps that you can see and comment on every week.
5. **Measure.** A report with three parts: what happened, why, and what we suggest next.
`,
};
