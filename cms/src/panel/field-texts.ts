/* What editors read in the panel instead of the names of fields, in the panel's two languages. Also imported by the panel's own code. */

interface FieldText {
  readonly label: string;
  readonly help?: string;
}

export interface FieldTexts {
  readonly en: FieldText;
  readonly ar: FieldText;
}

const same = { en: 'The same in both languages.', ar: 'واحد في اللغتين.' } as const;

/** @param shared whether both languages have the same value, which the help then says */
function field(en: string, ar: string, help?: { en: string; ar: string } | undefined, shared = false): FieldTexts {
  const helpIn = (language: 'en' | 'ar') => [help?.[language], shared ? same[language] : undefined].filter(Boolean).join(' ');
  const withHelp = (label: string, text: string): FieldText => (text === '' ? { label } : { label, help: text });
  return { en: withHelp(en, helpIn('en')), ar: withHelp(ar, helpIn('ar')) };
}

const shared = (en: string, ar: string, help?: { en: string; ar: string }) => field(en, ar, help, true);

/** Texts by the name of a field; the same name means the same in every content type. */
export const fieldTexts: Readonly<Record<string, FieldTexts>> = {
  title: field('Title', 'العنوان'),
  name: field('Name', 'الاسم'),
  slug: shared('Slug', 'المعرّف في الرابط', { en: "End of the page's address: a-z, 0-9 and hyphens.", ar: 'آخر رابط الصفحة: أحرف لاتينية صغيرة وأرقام وشرطات.' }),
  description: field('Description', 'الوصف'),
  excerpt: field('Excerpt', 'المقتطف', { en: 'Shown in lists and in search results.', ar: 'يظهر في القوائم وفي نتائج البحث.' }),
  summary: field('Summary', 'الملخص'),
  content: field('Content', 'المحتوى'),
  body: field('Body', 'النص'),
  image: shared('Image', 'الصورة', { en: 'PNG, JPEG, WebP, AVIF or GIF, up to 5 MB.', ar: 'PNG أو JPEG أو WebP أو AVIF أو GIF، حتى 5 ميغابايت.' }),
  imageAlt: field('Image description', 'وصف الصورة', { en: 'What the image shows, for those who cannot see it.', ar: 'ما تعرضه الصورة، لمن لا يستطيع رؤيتها.' }),
  cover: shared('Cover', 'صورة الغلاف', { en: 'PNG, JPEG, WebP, AVIF or GIF, up to 5 MB.', ar: 'PNG أو JPEG أو WebP أو AVIF أو GIF، حتى 5 ميغابايت.' }),
  coverAlt: field('Cover description', 'وصف صورة الغلاف', { en: 'What the cover shows, for those who cannot see it.', ar: 'ما تعرضه صورة الغلاف، لمن لا يستطيع رؤيتها.' }),
  photo: shared('Photo', 'الصورة الشخصية'),
  order: shared('Order', 'الترتيب', { en: 'Smaller numbers come first.', ar: 'الأرقام الأصغر تظهر أولًا.' }),
  price: shared('Price in USD', 'السعر بالدولار الأمريكي', { en: '0 means contact for quote.', ar: 'الصفر يعني أن السعر عند الطلب.' }),
  service: field('Service', 'الخدمة'),
  subServices: field('Sub-services', 'الخدمات الفرعية'),
  category: field('Category', 'التصنيف'),
  externalUrl: shared('External address', 'رابط خارجي', { en: 'The post leads there instead of to a page of its own.', ar: 'تقود المقالة إليه بدلًا من صفحة خاصة بها.' }),
  readTime: shared('Read time in minutes', 'مدة القراءة بالدقائق'),
  publishDate: shared('Publish date', 'تاريخ النشر', { en: 'Orders the blog. It publishes nothing by itself: the schedule beside the form does.', ar: 'يحدد ترتيب المدونة، ولا ينشر شيئًا بنفسه: النشر في وقت محدد يكون من «الجدولة» بجانب النموذج.' }),
  seo: field('Search engines', 'محركات البحث'),
  role: field('Role', 'الدور'),
  bio: field('About the person', 'نبذة عن الشخص'),
  tagline: field('Tagline', 'الشعار النصي'),
  heroTitle: field('Home page: title', 'الصفحة الرئيسية: العنوان'),
  heroText: field('Home page: text', 'الصفحة الرئيسية: النص'),
  ctaTitle: field('Call to action: title', 'الدعوة إلى التواصل: العنوان'),
  ctaText: field('Call to action: text', 'الدعوة إلى التواصل: النص'),
  email: shared('E-mail', 'البريد الإلكتروني'),
  phone: shared('Phone', 'الهاتف'),
  whatsapp: shared('WhatsApp', 'واتساب'),
  address: field('Address', 'العنوان البريدي'),
  supportHours: field('Support hours', 'ساعات الدعم'),
  foundedYear: shared('Founded in', 'سنة التأسيس'),
  footerYear: shared('Year in the footer', 'السنة في أسفل الصفحة'),
  figures: field('Figures', 'الأرقام'),
  socialLinks: shared('Social links', 'روابط التواصل الاجتماعي'),
};

/** The same for the fields of components, by the component. */
export const componentTexts: Readonly<Record<string, Readonly<Record<string, FieldTexts>>>> = {
  'shared.seo': {
    metaTitle: field('Title in search results', 'العنوان في نتائج البحث', { en: 'Empty: the title above.', ar: 'إن تُرك فارغًا ظهر العنوان نفسه.' }),
    metaDescription: field('Description in search results', 'الوصف في نتائج البحث', { en: 'Empty: the text above.', ar: 'إن تُرك فارغًا ظهر النص نفسه.' }),
    noindex: field('Hide from search engines', 'إخفاء عن محركات البحث'),
  },
  'company.figure': { value: field('Value', 'القيمة'), label: field('Label', 'التسمية') },
  'company.social-link': { network: field('Network', 'الشبكة'), url: field('Address', 'الرابط') },
};
