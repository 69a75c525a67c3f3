import { type PostText } from '../../../types';

export const replyFirstSocialMedia: PostText = {
  title: 'Reply first, post second',
  excerpt: 'Most social media plans are about publishing. The cheapest improvement is usually to answer faster and better.',
  seo: {
    metaTitle: 'Social media: reply first, post second',
    metaDescription: 'How to organise replies in Arabic and English: response times, tone, handover rules and what to measure.',
  },
  body: `
Look at the last thirty comments and messages on your accounts. How many had an answer, how long did it take, and would you have been satisfied with it? Companies that publish five times a week often leave questions open for days. Each one came from a person who was interested enough to write.

## Decide on a response time, and say it

Choose a time you can keep: within two hours during working hours is a good start. Write it in the profile, together with the days. An honest “Sun–Thu, 9am–6pm” annoys nobody. Silence does.

Outside these hours an automatic message may say when somebody will be back. It should not pretend to be a person.

## Answer in the language of the question

A comment in Gulf Arabic deserves an answer in simple, friendly Arabic, not a paragraph in the style of a ministry. A comment in English gets English. Where somebody writes Arabic in Latin letters, answer in Arabic script; it is polite and everybody can read it.

Keep a small glossary with the names of your products in both languages. Nothing looks less careful than three spellings of the same service.

## Three drawers

Sort every message into one of three drawers:

1. **Answer at once:** price, opening hours, location, availability. Prepared texts help, as long as a person adapts the first sentence.
2. **Hand over:** complaints, contracts, anything with personal data. Move it to a private channel, name a colleague, and promise a time.
3. **Leave alone:** insults and spam. Hide what breaks your published rules, and don’t discuss.

The second drawer decides your reputation. Agree with the service team who takes over, and within what time. Then check once a week that nothing has been left lying there.

> A public complaint that is solved in public is the best post you will publish this month.

## Say sorry like a person

A useful apology has three parts: what happened, what you are doing now, and when the customer will hear from you again. “We apologise for any inconvenience” contains none of them.

## Measure four things

- Share of questions answered
- Median time to the first answer, within working hours
- Share of conversations handed over, and how many of them were closed
- The five most frequent questions of the month

The last line is the bridge to publishing. If forty people asked about delivery to Al Ain, your next post is about delivery to Al Ain. Plans made this way need fewer brainstorming meetings, and the posts do better because they were asked for.

## Then post

Three useful posts a week are enough for most companies. Use the time you save to reply. People notice, and so do the networks: conversations count for more than announcements.

If nobody in your team has the hours for it, [community management](/services/social-media) is a service you can hand over.
`,
};
