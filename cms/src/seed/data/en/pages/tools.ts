import { type PageText } from '../../../types';

export const tools: PageText = {
  title: 'Tools & integrations',
  summary: 'The platforms we work with every week, what we use each of them for, and how they fit into your own set-up.',
  seo: {
    metaTitle: 'Tools and integrations we work with',
    metaDescription: 'A directory of the advertising, analytics, e-mail, shop and publishing platforms that we connect for our clients.',
  },
  body: `
We choose tools for your situation and have no interest in selling you a particular one. Names and logos belong to their owners. Listing a product here means that we work with it; it does not mean a partnership or a recommendation by its maker.

## Advertising

- **Google Ads:** search, shopping and video campaigns
- **Meta** with **Facebook** and **Instagram:** paid social and catalogue ads
- **TikTok**, **Snapchat**, **Pinterest** and **X:** short video and discovery, where your customers really are
- **YouTube:** video campaigns and channel care

## Measurement

- **Google Analytics** and **Google Tag Manager:** events, consent and conversions
- **Google Search Console:** what people search for before they find you
- **Looker Studio:** one report per reader
- **Hotjar:** recordings and short surveys, only with consent
- **Semrush:** research into keywords and competitors

## Customers and e-mail

- **HubSpot:** contacts, deals and follow-up
- **Mailchimp** and **Brevo:** newsletters and automated flows
- **WhatsApp:** messages that customers have agreed to receive

## Shops and websites

- **Shopify** and **WooCommerce:** online stores with local payment and delivery
- **WordPress** and **Webflow:** sites that your own team edits

## Automation

- **Zapier:** small connections between the tools above, documented so that they can be taken over

## What we need from you

Access stays in your hands. We ask for a user of our own with the least rights that are enough, never for a shared password, and we give it back at the end. Your tool is not on the list? [Ask us](/contact): the list shows what we use often, not everything that we can connect.
`,
};
