import { type PostText } from '../../../types';

export const coreWebVitalsBilingualSites: PostText = {
  title: 'What Core Web Vitals actually measure, why Arabic pages often score worse than English ones, and the five fixes that pay off first',
  excerpt: 'Three numbers describe how a page feels. On bilingual sites the Arabic half is often slower, for reasons that can be removed in a week.',
  seo: {
    metaTitle: 'Core Web Vitals on Arabic and English sites',
    metaDescription: 'What LCP, INP and CLS measure, why Arabic pages tend to score worse, and which five fixes to make first.',
  },
  body: `
Core Web Vitals are three measurements taken in the browsers of real visitors. Google collects them from Chrome users over 28 days and looks at the 75th percentile: three out of four visits must be at least that good.

## The three numbers

- **LCP** (largest contentful paint): how long until the largest picture or text block is visible. Good is 2.5 seconds or less.
- **INP** (interaction to next paint): how long the page takes to react visibly to a tap, a click or a key. Good is 200 milliseconds or less.
- **CLS** (cumulative layout shift): how much the page jumps while you read. Good is 0.1 or less.

They are a tie-breaker in search rather than a magic lever. The better reason to care is that people leave slow pages, and phones on mobile networks are slower than the laptop on your desk.

## Why Arabic pages score worse

The Arabic half of a site usually runs on the same server with the same pictures. Three differences remain.

**The font arrives late.** Arabic fonts hold more glyphs and more shaping rules, so they weigh more. Many sites preload the Latin font only, so the Arabic text first appears in a system font and then changes. Arabic system fonts differ strongly in height, and therefore everything below jumps.

**The layout is mirrored by script.** Where right-to-left was added later, a script turns carousels and menus round after loading. That costs time to react and moves elements.

**The cache knows only English.** If the language sits in a cookie rather than in the address, the cache in front of the site is often switched off for Arabic visitors.

## Five fixes, in order

1. **Give each language its own address**, such as \`/ar/services\`. Then both can be cached, linked and measured separately.
2. **Preload the font of the current language only**, subset to the characters you use, in WOFF2.
3. **Match the fallback font.** Set \`size-adjust\` and \`ascent-override\` so that the text takes the same space before and after the font arrives.
4. **Use logical properties.** \`margin-inline-start\` instead of \`margin-left\` mirrors by itself, without any script.
5. **Give every picture its width and height**, and load the first one on the page with high priority.

The third one is the least known, so here it is in full:

~~~css
@font-face {
  font-family: 'Arabic fallback';
  src: local('Arial');
  size-adjust: 106%;
  ascent-override: 98%;
}
~~~

> Measure the Arabic pages on their own. An average over both languages can be green while half of your visitors wait.

## How to check

Look at the field data in Search Console, grouped by address, and compare \`/ar/\` with the rest. Then run a test on a mid-range phone profile for one page of each type. Fix one thing at a time and wait for the 28 days to move; the lab value shows the change at once, the field value follows.

Our [site speed](/services/web-development) package works through exactly this list.
`,
};
