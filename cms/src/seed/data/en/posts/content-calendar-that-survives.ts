import { type PostText } from '../../../types';

export const contentCalendarThatSurvives: PostText = {
  title: 'A content calendar that survives the second month',
  excerpt: 'Calendars rarely fail because of missing ideas. They fail because nobody planned for the week when everything else is urgent.',
  seo: {
    metaTitle: 'How to build a content calendar you can keep',
    metaDescription: 'A small, honest content calendar: how much to plan, who owns what, and what to drop when time runs out.',
  },
  body: `
The first month of a content calendar is easy. Everybody is motivated and the topics were chosen in a workshop with good coffee. In the second month a product launch slips, a colleague is ill, and the calendar turns into a list of things that did not happen.

You can plan for that. The trick is to plan less, and to decide in advance what will be dropped.

## Count hours before topics

Ask everyone involved how many hours a week they can give to content when things are **busy**. Add them up and halve the sum. That is your capacity. A thorough article costs eight to twelve hours across writer, expert, editor and designer; a short post costs one to two. Now you know how many of each fit into a month.

Most teams find that they can keep a rhythm of two articles and eight posts a month. That is enough. A hundred pieces that appear beat two hundred that were planned.

## Three kinds of slots

- **Fixed:** things with a date that will not move, such as a season, a fair or a price change.
- **Evergreen:** answers to questions that your sales team hears every week. They can move by a week without harm.
- **Open:** empty on purpose. One slot in four stays free for what you cannot know yet.

When time runs out, evergreen pieces move, open slots disappear, fixed pieces stay. Nobody needs a meeting for it.

![A path with stops leading over a grid to a star](content-calendar-steps)

## One line per piece

A calendar entry needs six fields, no more:

1. The question the piece answers, as a customer would ask it
2. The one reader it is for
3. The owner, who is a person and not a team
4. The expert to be interviewed, and for how long
5. The date on which the draft is due, which is not the date of publication
6. Where it will be reused: newsletter, post, sales deck

If a field can’t be filled in, the piece is not ready to be scheduled. It goes to the list of ideas, where it may stay for as long as it likes.

## Two languages, one calendar

If you publish in Arabic and English, plan the brief once and the writing twice. Let each writer choose the order and the examples. Publish both on the same day if you can; where that would delay one of them by more than a week, publish what is ready and note the date of the other.

> A calendar is a promise about attention. Promise only what you can give in a bad week.

## A monthly half-hour

Once a month, look back with three questions. Which piece led to a conversation with a customer? Which took far longer than planned, and why? Which would nobody miss? Change next month’s slots accordingly. Half an hour is enough, and it keeps the calendar alive longer than any tool.
`,
};
