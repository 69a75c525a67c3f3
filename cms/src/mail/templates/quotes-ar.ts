import { button, isolate, lines, note, quotation, text, type Block, type TextsOf } from './content';
import { formatAmount, formatDay, sumOf, type QuoteMailItem, type QuoteMailValues } from './quote-values';

const toLine = ({ service, subService, quantity, priceCents }: QuoteMailItem) => ({
  name: subService,
  detail: `${isolate(service)} · ${priceCents === 0 ? `الكمية ${quantity}` : `${quantity} × ${formatAmount(priceCents)}`}`,
  amount: priceCents === 0 ? 'السعر عند الطلب' : formatAmount(priceCents * quantity),
});

const sumLine = (name: string, cents: number) => ({ name, detail: '', amount: formatAmount(cents), sum: true });

function request(items: readonly QuoteMailItem[]): Block {
  const total = sumOf(items);
  const name = items.some(({ priceCents }) => priceCents === 0) ? 'المجموع دون ما سعره عند الطلب' : 'المجموع بالأسعار المعلنة';
  return lines([...items.map(toLine), ...(total === 0 ? [] : [sumLine(name, total)])]);
}

function offer(items: readonly QuoteMailItem[], totalCents: number): Block {
  const offered = items.map((item) => ({
    ...toLine(item),
    detail: `${isolate(item.service)} · ${item.quantity} × ${formatAmount(item.priceCents)}`,
    amount: formatAmount(item.priceCents * item.quantity),
  }));
  return lines([...offered, sumLine('إجمالي العرض', totalCents)]);
}

export const quotesAr: TextsOf<QuoteMailValues> = {
  'quote-received': ({ name, reference, items, quoteUrl }) => ({
    title: `استلمنا طلبك ${reference}`,
    blocks: [
      text(`مرحبًا ${isolate(name)}، شكرًا لك. وصلنا طلب عرض السعر الذي أرسلته، ورقمه ${isolate(reference)}. وهذا ما طلبته:`),
      request(items),
      text('ما الخطوة التالية؟ ندرس طلبك ونرد عليك خلال 24 ساعة، من الأحد إلى الخميس. وسيصلك عرضنا بسعر كل بند عبر البريد الإلكتروني وعلى صفحة طلبك، ويمكنك مراسلتنا من الصفحة نفسها.'),
      button('فتح الطلب', quoteUrl),
    ],
  }),
  'quote-new': ({ client, email, company, reference, items, quoteUrl }) => ({
    title: `طلب عرض سعر جديد ${reference}`,
    blocks: [
      text(`أرسل ${isolate(client)} (${isolate(email)})${company === '' ? '' : ` من ${isolate(company)}`} طلب عرض سعر يشمل:`),
      request(items),
      button('فتح الطلب في لوحة التحكم', quoteUrl),
      note('وُعد العميل بالرد خلال 24 ساعة، من الأحد إلى الخميس.'),
    ],
  }),
  'quote-offer': ({ name, reference, items, totalCents, validUntil, note: words, quoteUrl }) => ({
    title: `عرضنا لطلبك ${reference}`,
    blocks: [
      text(`مرحبًا ${isolate(name)}، إليك عرضنا لطلبك ${isolate(reference)}:`),
      offer(items, totalCents),
      ...(words === '' ? [] : [quotation(words)]),
      text(`يسري العرض حتى نهاية يوم ${isolate(formatDay(validUntil, 'ar'))} بتوقيت دبي. يمكنك قبوله أو رفضه من صفحته، أو سؤالنا عنه هناك.`),
      button('عرض التفاصيل', quoteUrl),
    ],
  }),
  'quote-accepted': ({ client, reference, totalCents, quoteUrl }) => ({
    title: `قُبل العرض ${reference}`,
    blocks: [
      text(`وافق ${isolate(client)} على العرض المقدَّم للطلب ${isolate(reference)}، وقيمته ${formatAmount(totalCents)}.`),
      button('فتح الطلب في لوحة التحكم', quoteUrl),
    ],
  }),
  'quote-declined-by-client': ({ client, reference, reason, quoteUrl }) => ({
    title: `رُفض العرض ${reference}`,
    blocks: [
      text(`رفض ${isolate(client)} العرض المقدَّم للطلب ${isolate(reference)}، وذكر هذا السبب:`),
      quotation(reason),
      button('فتح الطلب في لوحة التحكم', quoteUrl),
      note('يمكنك إعادة فتح الطلب من هناك وتقديم عرض آخر.'),
    ],
  }),
  'quote-declined-by-staff': ({ name, reference, reason, quoteUrl }) => ({
    title: `بخصوص طلبك ${reference}`,
    blocks: [
      text(`مرحبًا ${isolate(name)}، شكرًا لك على طلبك ${isolate(reference)}. نأسف لأننا لا نستطيع تقديم عرض له، والسبب هو:`),
      quotation(reason),
      text('إذا كان لديك سؤال عن ذلك فراسلنا من صفحة طلبك.'),
      button('فتح الطلب', quoteUrl),
    ],
  }),
  'quote-expired': ({ name, reference, validUntil, quoteUrl }) => ({
    title: `انتهت صلاحية عرضنا لطلبك ${reference}`,
    blocks: [
      text(`مرحبًا ${isolate(name)}، كان عرضنا لطلبك ${isolate(reference)} ساريًا حتى ${isolate(formatDay(validUntil, 'ar'))}، ولم يعد قبوله ممكنًا.`),
      text('إذا كنت لا تزال مهتمًا فراسلنا من صفحة طلبك، وسنعيد النظر فيه.'),
      button('فتح الطلب', quoteUrl),
    ],
  }),
  'quote-message-to-client': ({ name, reference, message, quoteUrl }) => ({
    title: `رسالة جديدة بخصوص طلبك ${reference}`,
    blocks: [
      text(`مرحبًا ${isolate(name)}، كتبنا إليك بخصوص طلبك ${isolate(reference)}:`),
      quotation(message),
      button('القراءة والرد', quoteUrl),
      note('يُرجى الرد من تلك الصفحة؛ فالردود على هذا البريد لا تصلنا.'),
    ],
  }),
  'quote-message-to-staff': ({ client, reference, message, quoteUrl }) => ({
    title: `رسالة من العميل بشأن ${reference}`,
    blocks: [
      text(`كتب ${isolate(client)} بشأن الطلب ${isolate(reference)}:`),
      quotation(message),
      button('فتح الطلب في لوحة التحكم', quoteUrl),
    ],
  }),
};
