/** A tool we connect: its id among the logos, and its name, which is the same in both languages. */
export interface Integration {
  id: string;
  name: string;
}

/** In the order of the rows: advertising and measurement above, customers, shops and sites below. */
export const integrations: readonly Integration[] = [
  { id: 'googleads', name: 'Google Ads' },
  { id: 'meta', name: 'Meta' },
  { id: 'facebook', name: 'Facebook' },
  { id: 'instagram', name: 'Instagram' },
  { id: 'tiktok', name: 'TikTok' },
  { id: 'youtube', name: 'YouTube' },
  { id: 'x', name: 'X' },
  { id: 'snapchat', name: 'Snapchat' },
  { id: 'pinterest', name: 'Pinterest' },
  { id: 'googleanalytics', name: 'Google Analytics' },
  { id: 'googletagmanager', name: 'Google Tag Manager' },
  { id: 'googlesearchconsole', name: 'Google Search Console' },
  { id: 'hubspot', name: 'HubSpot' },
  { id: 'mailchimp', name: 'Mailchimp' },
  { id: 'brevo', name: 'Brevo' },
  { id: 'whatsapp', name: 'WhatsApp' },
  { id: 'shopify', name: 'Shopify' },
  { id: 'woo', name: 'WooCommerce' },
  { id: 'wordpress', name: 'WordPress' },
  { id: 'webflow', name: 'Webflow' },
  { id: 'looker', name: 'Looker' },
  { id: 'semrush', name: 'Semrush' },
  { id: 'hotjar', name: 'Hotjar' },
  { id: 'zapier', name: 'Zapier' },
];

/** The list in so many rows of the same length. */
export function rowsOf<Item>(items: readonly Item[], count: number): Item[][] {
  const length = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, row) => items.slice(row * length, (row + 1) * length));
}
