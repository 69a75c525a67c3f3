import { type PostText } from '../../../types';

export const ga4EventsWorthMeasuring: PostText = {
  title: 'Seven GA4 events that are worth measuring',
  excerpt: 'GA4 can record almost everything. Most companies need seven events, named well and tested once.',
  seo: {
    metaTitle: 'Seven GA4 events worth measuring',
    metaDescription: 'A short GA4 tracking plan: seven events, their parameters, and how to test that each is counted once.',
  },
  body: `
A new GA4 property fills up with events by itself: page views, scrolls, outbound clicks, video starts. After some months there are ninety event names, and nobody dares to delete one. The report that the owner asked for, “how many serious enquiries did we get, and from where?”, still does not exist.

Work the other way round. Start from decisions, and measure what they need.

## The seven

1. \`generate_lead\`: a form was **stored**, not just submitted. Fire it after the server has confirmed.
2. \`phone_click\`: a tap on a telephone link.
3. \`whatsapp_click\`: the same for WhatsApp, with the page it happened on.
4. \`view_item\`: somebody looked at a service or a product, with its identifier.
5. \`add_to_cart\`: or the nearest thing you have, such as adding a service to a quote request.
6. \`purchase\`: or the signed offer, sent later from your CRM.
7. \`search\`: a search on your own site, with the term and the number of results.

Use Google’s recommended names where they exist. Reports and audiences know them, and so does the next agency.

## Write the plan before the code

A tracking plan is a table with one row per event: name, when exactly it fires, parameters, who uses it and for which decision. If the last column stays empty, leave the event out.

The code behind an event is then short:

~~~js
window.dataLayer = window.dataLayer || [];

// Called once, after the server has answered 201.
function leadStored(form) {
  window.dataLayer.push({
    event: 'generate_lead',
    form_id: form.id,
    language: document.documentElement.lang,
    service: form.service || 'none',
  });
}
~~~

Note what is missing: no name, no e-mail address, no free text. Personal data does not belong in GA4, and Google’s terms say so.

## Language is a parameter

On a bilingual site, send the language with every event. The Arabic and the English site often convert at very different rates, and the average hides both. Don’t use two properties for it: you would lose the visitors who switch.

## Test each event once, properly

- Open DebugView, do the thing, and see the event **exactly once**.
- Do it again with consent refused. Nothing that needs consent may appear.
- Reload the thank-you page. The lead must not be counted again.
- Compare one week with your own records. A gap of ten per cent is normal, since blockers and refused consent exist. A gap of forty is a bug.

## What to do with the rest

Keep the automatic events that cost nothing, mark only two or three as key events, and look at the list twice a year. A property with seven good events is read every week. A property with ninety is admired once.

If your numbers don’t add up today, our [analytics team](/services/analytics) starts with an audit, not with new tags.
`,
};
