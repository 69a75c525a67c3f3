import { type PageText } from '../../../types';

export const contact: PageText = {
  title: 'Contact',
  summary: 'Write, call or send a WhatsApp message. A person answers, in Arabic or English, within 24 hours.',
  seo: {
    metaTitle: 'Contact Rukn Digital in Dubai',
    metaDescription: 'E-mail, telephone and WhatsApp. Replies within 24 hours, support from Sunday to Thursday, 9am to 6pm.',
  },
  body: `
## What helps us to help you

You don’t need a finished brief. Four lines are enough for a useful first answer:

- What you sell, and to whom
- What should be different in six months
- What you have tried so far
- A rough budget, or the question what it would cost

## What happens next

We read your message within one working day and reply with a first opinion, a question, or a proposal for a call. If we are not the right people for it, we say so and, where we can, name somebody who is.

Whatever you tell us stays between us. If you need a confidentiality agreement before you write, send us yours.
`,
};
