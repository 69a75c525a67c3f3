import { type PostText } from '../../../types';

export const planningForRamadan: PostText = {
  title: 'Planning for Ramadan: start from the day, not from the discount',
  excerpt: 'In Ramadan people’s days move. A useful plan begins with when they are awake, hungry, busy and free, and only then talks about offers.',
  seo: {
    metaTitle: 'Planning social media for Ramadan',
    metaDescription: 'A Ramadan plan that follows people’s day: timing, tone, service hours and a week-by-week outline.',
  },
  body: `
Every year the same plan is pulled from the drawer: a crescent, a lantern, twenty per cent off. It is not wrong. It just looks like everybody else’s. The accounts that people like to follow in Ramadan have usually thought about something simpler: how the day changes.

## The day moves

Working hours become shorter. The afternoon is quiet, the hour before sunset is hectic, and the evening begins after iftar and goes on until late. Attention on the phone moves with it, and so do questions to your service team.

Draw the day as a line and mark four moments for **your** customers:

1. Before noon: errands, work, quick decisions
2. Late afternoon: shopping for iftar, little patience
3. After iftar: family, long sessions, entertainment
4. Before suhoor: a second, smaller peak

Then decide what you can offer at each. A restaurant and a law firm will fill in very different lines.

## Tone

Be brief and useful. Greet once, at the beginning, in good Arabic. Don’t put a verse or a prayer beside a price. If you support a charity, say what you give and to whom, and let it be a sentence rather than a campaign.

> When in doubt, ask a colleague who fasts whether the post would help or annoy at five in the afternoon.

## Four weeks, four jobs

- **Two weeks before:** answer practical questions. Opening hours, delivery times, last order dates.
- **First week:** keep quiet. People are finding their rhythm.
- **Second and third week:** the real working time for content: recipes, guides, series in the evening.
- **Last ten days:** Eid. Gifts, travel, clothes, and what happens to deliveries on the holidays.

The dates depend on the sighting of the moon, so keep one day of tolerance on both sides and never schedule the greeting for Eid blindly.

## Service first

Publish your hours in the profile, in the map entry and in the automatic reply, all three. Plan people for the evening if your customers write in the evening. An unanswered question at ten at night costs more than a missing post.

For advertising, expect higher prices in the evening and test creative earlier, in the weeks before. Bids can change by the hour; your budget rule should know that.

## A small checklist

- Hours changed everywhere, with an end date
- Automatic replies tested in both languages
- Creative checked by a native reader
- Scheduled posts reviewed by a person the evening before
- One person on call for the last ten days
- A note for next year: what people asked, and when

The note is the most valuable item. Written on the day after Eid, it turns next year’s plan from a drawer into a head start.
`,
};
