import { button, isolate, lines, note, quotation, text, type Block, type TextsOf } from './content';
import { formatAmount, formatDay, sumOf, type QuoteMailItem, type QuoteMailValues } from './quote-values';

const toLine = ({ service, subService, quantity, priceCents }: QuoteMailItem) => ({
  name: subService,
  detail: `${isolate(service)} · ${priceCents === 0 ? `quantity ${quantity}` : `${quantity} × ${formatAmount(priceCents)}`}`,
  amount: priceCents === 0 ? 'Price on request' : formatAmount(priceCents * quantity),
});

const sumLine = (name: string, cents: number) => ({ name, detail: '', amount: formatAmount(cents), sum: true });

/** What is asked for, at list prices. */
function request(items: readonly QuoteMailItem[]): Block {
  const total = sumOf(items);
  const name = items.some(({ priceCents }) => priceCents === 0) ? 'Total without prices on request' : 'Total at list prices';
  return lines([...items.map(toLine), ...(total === 0 ? [] : [sumLine(name, total)])]);
}

/** What is offered; here nothing is on request. */
function offer(items: readonly QuoteMailItem[], totalCents: number): Block {
  const offered = items.map((item) => ({
    ...toLine(item),
    detail: `${isolate(item.service)} · ${item.quantity} × ${formatAmount(item.priceCents)}`,
    amount: formatAmount(item.priceCents * item.quantity),
  }));
  return lines([...offered, sumLine('Total of the offer', totalCents)]);
}

export const quotesEn: TextsOf<QuoteMailValues> = {
  'quote-received': ({ name, reference, items, quoteUrl }) => ({
    title: `We have your request ${reference}`,
    blocks: [
      text(`Hello ${isolate(name)}, thank you. Your quote request has arrived; its number is ${reference}. This is what you asked for:`),
      request(items),
      text('What happens next: we read it, and you hear from us within 24 hours, Sunday to Thursday. Our offer with a price for every line comes by email and on the page of your request, where you can also write to us.'),
      button('Open your request', quoteUrl),
    ],
  }),
  'quote-new': ({ client, email, company, reference, items, quoteUrl }) => ({
    title: `New quote request ${reference}`,
    blocks: [
      text(`${isolate(client)} (${isolate(email)})${company === '' ? '' : ` of ${isolate(company)}`} asks for a quote:`),
      request(items),
      button('Open in the dashboard', quoteUrl),
      note('The client has been promised an answer within 24 hours, Sunday to Thursday.'),
    ],
  }),
  'quote-offer': ({ name, reference, items, totalCents, validUntil, note: words, quoteUrl }) => ({
    title: `Our offer for ${reference}`,
    blocks: [
      text(`Hello ${isolate(name)}, here is our offer for your request ${reference}:`),
      offer(items, totalCents),
      ...(words === '' ? [] : [quotation(words)]),
      text(`It is valid until ${formatDay(validUntil, 'en')}, the end of that day in Dubai. You can accept or decline it on its page, or ask us about it there.`),
      button('View the offer', quoteUrl),
    ],
  }),
  'quote-accepted': ({ client, reference, totalCents, quoteUrl }) => ({
    title: `Offer accepted: ${reference}`,
    blocks: [
      text(`${isolate(client)} has accepted the offer of ${formatAmount(totalCents)} for ${reference}.`),
      button('Open in the dashboard', quoteUrl),
    ],
  }),
  'quote-declined-by-client': ({ client, reference, reason, quoteUrl }) => ({
    title: `Offer declined: ${reference}`,
    blocks: [
      text(`${isolate(client)} has declined the offer for ${reference} and gives this reason:`),
      quotation(reason),
      button('Open in the dashboard', quoteUrl),
      note('You can reopen the request there and make another offer.'),
    ],
  }),
  'quote-declined-by-staff': ({ name, reference, reason, quoteUrl }) => ({
    title: `About your request ${reference}`,
    blocks: [
      text(`Hello ${isolate(name)}, thank you for your request ${reference}. We are sorry that we cannot make you an offer for it. The reason:`),
      quotation(reason),
      text('If you have a question about this, write to us on the page of your request.'),
      button('Open your request', quoteUrl),
    ],
  }),
  'quote-expired': ({ name, reference, validUntil, quoteUrl }) => ({
    title: `Our offer for ${reference} has expired`,
    blocks: [
      text(`Hello ${isolate(name)}, our offer for your request ${reference} was valid until ${formatDay(validUntil, 'en')} and can no longer be accepted.`),
      text('If you are still interested, write to us on the page of your request, and we will look at it again.'),
      button('Open your request', quoteUrl),
    ],
  }),
  'quote-message-to-client': ({ name, reference, message, quoteUrl }) => ({
    title: `New message about ${reference}`,
    blocks: [
      text(`Hello ${isolate(name)}, we have written to you about your request ${reference}:`),
      quotation(message),
      button('Read and answer', quoteUrl),
      note('Please answer on that page; replies to this email do not reach us.'),
    ],
  }),
  'quote-message-to-staff': ({ client, reference, message, quoteUrl }) => ({
    title: `Message from the client: ${reference}`,
    blocks: [
      text(`${isolate(client)} writes about ${reference}:`),
      quotation(message),
      button('Open in the dashboard', quoteUrl),
    ],
  }),
};
