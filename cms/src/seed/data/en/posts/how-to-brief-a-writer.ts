import { type PostText } from '../../../types';

export const howToBriefAWriter: PostText = {
  title: 'How to brief a writer in one page',
  excerpt: 'A good brief saves two rounds of corrections. It answers seven questions, and one of them is what not to write.',
  seo: {
    metaTitle: 'How to brief a writer in one page',
    metaDescription: 'Seven questions that belong in a writing brief, an example, and the mistakes that cost a second round.',
  },
  body: `
When a text comes back wrong, the reason is rarely the writing. The writer guessed who the reader is, what the reader already knows, and what should happen after the last line. Guesses are cheap to replace, if you do it before the first draft.

One page is enough. Longer briefs are read once and then forgotten.

## Seven questions

1. **Who reads it?** One person, with a job and a situation: “the office manager of a clinic with twelve staff, comparing three providers”.
2. **What does this person ask?** Write the question as she would say it on the telephone.
3. **What should she know or do afterwards?** One thing. If there are two, you need two texts.
4. **What do we know that others don’t?** Your own numbers, a process, an opinion, an expert who can be interviewed for twenty minutes.
5. **What must be in it?** Facts, names, prices, legal wording, and links with their addresses.
6. **What must not be in it?** Competitors, promises that nobody can keep, words that your customers dislike.
7. **How will we know that it works?** Calls, sign-ups, or simply fewer questions to support.

## An example

### Too vague

> Please write 1,000 words about our new booking system. Modern tone. Keywords: booking system, clinic software, Dubai.

### Better

> For office managers of small clinics who still book by telephone. They ask: “How long will it take until my receptionists can use it?” Answer: two weeks, as with the three clinics we moved this spring (Omar can be interviewed). Afterwards they should ask for a demonstration. Don’t promise fewer no-shows, we have no figures for that.

The second version is barely longer, and a writer can start at once.

## About length and keywords

Give a range and a reason: “600 to 800 words, people read this on a phone between two patients”. Name the search question that the page should answer rather than a list of keywords with counts. A text that answers the question contains the words.

## If there will be two languages

Write the brief once. Say which points must be the same in both languages, such as prices, names and conditions, and leave everything else open. Don’t send the finished English text to the Arabic writer with the request to “keep it close”: the result will be close, and stiff.

Name one person who decides in each language. Two approvers with different tastes are the most expensive line in any content budget.

## Before you send it

- Read the brief aloud. Where you hesitate, the writer will, too.
- Remove every adjective that describes the text, such as “engaging” or “professional”. Add an example of a text you like instead.
- Put the date for the first draft and the date of your feedback next to each other. The second is the one that usually slips.

Ten minutes for the brief, an hour saved in corrections. There are few better trades in marketing.
`,
};
