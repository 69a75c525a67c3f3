import { type PostText } from '../../../types';

export const utmNamingConvention: PostText = {
  title: 'A UTM naming convention that your whole team can keep',
  excerpt: 'Too many campaign reports are repaired by hand because links were named differently. Six rules and one table prevent it.',
  seo: {
    metaTitle: 'A UTM naming convention that lasts',
    metaDescription: 'Six rules for naming campaign links, a table of allowed values, and a check that takes a minute.',
  },
  body: `
Open your traffic report and search for “facebook”. If you find \`Facebook\`, \`facebook\`, \`fb\` and \`facebook.com\`, you know what this article is about. Analytics tools take names literally. Four spellings are four sources, and no chart will add them up for you.

## The five parameters, in plain words

- \`utm_source\`: **where** the link stands, such as a network, a newsletter or a partner.
- \`utm_medium\`: **what kind** of traffic it is: paid, organic, e-mail, print.
- \`utm_campaign\`: **why** you do it, one name per campaign.
- \`utm_content\`: **which** version of the creative.
- \`utm_term\`: the keyword, for paid search only.

## Six rules

1. **Lower case only.** No exceptions, so that nobody has to remember one.
2. **Latin letters, digits and hyphens.** Arabic letters are encoded in the address and become unreadable in reports. Spaces become \`%20\`.
3. **Source and medium come from a list.** A new value is added to the list first and used second.
4. **A campaign name starts with year and month,** for example \`2024-03-spring-offer\`. Sorted by name, campaigns are then sorted by time.
5. **The language goes into the content,** such as \`video-a-ar\` and \`video-a-en\`, so that both versions belong to one campaign.
6. **Never tag internal links.** A tagged link on your own site starts a new session source and erases where the visitor came from.

## The list

Keep one shared sheet with two columns of allowed values. This is a sensible beginning:

~~~text
utm_source      utm_medium
google          cpc
meta            paid-social
tiktok          paid-social
linkedin        paid-social
instagram       organic-social
newsletter      email
whatsapp        messaging
flyer           print
~~~

A second tab builds the link from drop-down cells. People who can’t type a value can’t misspell it.

## Three frequent mistakes

**Tagging everything.** Search engines and referrals are recognised without help. Tag only links that you publish yourself.

**Medium as a second source.** “Instagram” is not a medium. If the medium says what kind of traffic it is, you can compare all paid social with all e-mail in one line.

**Putting people into links.** An e-mail address or a customer number in a parameter ends up in logs, in analytics and in screenshots. Leave it out.

## A check that takes a minute

Once a week, list the sources and mediums of the past seven days and compare them with the sheet. Anything unknown gets a message to whoever published the link. After a month the list is quiet.

> A convention is only as good as the laziest moment in which somebody follows it. Make following it the easiest way.

You can’t repair the past: old data keeps its old names. Note the day on which you started, and begin your comparisons there.
`,
};
