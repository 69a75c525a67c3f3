import { type PageText } from '../../../types';

export const careers: PageText = {
  title: 'Careers',
  summary: 'We hire seldom and carefully. This is how we work, how we choose, and how to introduce yourself when no position is advertised.',
  seo: {
    metaTitle: 'Careers at Rukn Digital',
    metaDescription: 'How we work and how we hire. No open positions are listed at the moment; introductions are always read.',
  },
  body: `
There are no open positions on this page at the moment. We would rather say so than keep an advertisement up for show. When we hire, the position is published here, with its salary range.

## What working here is like

- Sunday to Thursday, with hours that leave room for school runs and prayer times.
- Small teams. You talk to clients yourself and see what your work changed.
- Arabic and English side by side. You need one of them fluently, and respect for the other.
- Written decisions. Less is said in meetings, more can be looked up.

## How we hire

1. **A short introduction.** A letter of half a page tells us more than a decorated CV.
2. **A conversation of thirty minutes** with the person you would work with.
3. **A paid task** of half a day, close to real work. You keep the rights to it.
4. **A second conversation,** in which you question us.
5. **An answer,** in any case, with a reason, within two weeks of the first letter.

We don’t ask for photographs, age, family status or nationality.

## Introduce yourself

Writers, editors, designers, developers, campaign specialists and analysts are always welcome to write to us. Send half a page and two pieces of work that you are proud of, with a line about your part in each. We keep letters for six months if you agree, and delete them otherwise.

The address is on our [contact page](/contact).
`,
};
