import { type PostText } from '../../../types';

export const arabicKeywordResearch: PostText = {
  title: 'Arabic keyword research is not translation',
  excerpt: 'Translating an English keyword list into Arabic misses most of what people type. Here is a way of working that starts from the searcher instead.',
  seo: {
    metaTitle: 'Arabic keyword research: a practical method',
    metaDescription: 'Why translated keyword lists fail in Arabic, and a five-step method for finding the words people really type.',
  },
  body: `
Most Arabic keyword lists begin life as an English spreadsheet with one more column. Somebody translates each line, checks the volume, and sorts by the result. The list looks complete. It is usually wrong in three ways at once.

## What translation loses

**Spelling.** People leave out hamzas, swap ة and ه, and write ى for ي. “إعلانات” and “اعلانات” are the same word to a reader, and two different strings to many tools. If your tool does not group them, add the variants yourself before you judge the demand.

**Register.** A bank writes “التمويل العقاري”. A customer may type “قرض بيت”. Both are correct, and only one of them is in the brochure.

**Mixed script.** In the Gulf, many product searches contain Latin words: a brand, a model number, a size. A query such as “سعر iPhone مستعمل” is ordinary Arabic, although a translator would never write it.

> Start from what the searcher wants to do, then collect the words for it. The other direction gives you words without people.

## A method in five steps

1. **Write down tasks, not words.** “Compare prices of used cars”, “find a dentist open on Friday”. Ten to twenty tasks are enough for a medium-sized site.
2. **Collect phrases per task from people.** Sales calls, WhatsApp messages, reviews and the site’s own search box. Copy them exactly, mistakes included.
3. **Expand with suggestions.** Type the beginning of each phrase in Arabic into Google in a private window, and note what it offers. Do the same on YouTube, and on a marketplace if you sell goods.
4. **Merge spelling variants.** Normalise hamza, ta marbuta and alef maqsura to group the lines, and keep the most frequent spelling as the label.
5. **Give each group one page.** If two groups want the same answer, they share a page. If one group hides two intentions, split it.

## Reading the numbers

Volume in Arabic is often spread over many variants, so a single line looks small. Judge the group. Look at the results page as well: when the first results are English pages or forum threads, there is room for a good Arabic page even where the tool reports little demand.

Check seasonality by country rather than by language. Demand around Ramadan, the start of school and National Day moves at different speeds in Cairo, Riyadh and Dubai.

## Writing the page

Use the label of the group in the title and once early in the text, then write normally. Arabic readers notice repetition quickly, and search engines understand inflected forms. Put the Latin product name beside the Arabic one where people use both.

Finally, don’t let the English page decide the structure of the Arabic one. If Arabic searchers ask about instalments first, answer instalments first. The two pages belong together, and \`hreflang\` says so, but they are allowed to differ.

If you would like a second pair of eyes on your list, that is part of our [SEO work](/services/seo).
`,
};
