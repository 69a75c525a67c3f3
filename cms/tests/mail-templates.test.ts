import { layOut, type Letterhead } from '../src/mail/layout';
import { mailTemplates } from '../src/mail/outbox';
import { siteLinks } from '../src/mail/site-links';
import { ar } from '../src/mail/templates/ar';
import type { Block, MailContent, MailTexts, MailValues } from '../src/mail/templates/content';
import { en } from '../src/mail/templates/en';
import type { QuoteMailValues } from '../src/mail/templates/quote-values';

const HOSTILE = '</script><img src=x onerror="alert(1)">\'&';

const quoteValues = (words: string): QuoteMailValues => {
  const [quoteUrl, validUntil] = ['https://site.example/quotes/Q-2026-000123', new Date('2026-12-31T19:59:59.999Z')];
  const client = { name: words, reference: 'Q-2026-000123', quoteUrl };
  const staff = { client: words, reference: 'Q-2026-000123', quoteUrl };
  const items = [
    { service: 'SEO', subService: words, quantity: 2, priceCents: 149_900 },
    { service: words, subService: 'Site audit', quantity: 1, priceCents: 0 },
  ];
  return {
    'quote-received': { ...client, items },
    'quote-new': { ...staff, email: 'client@else.example', company: words, items },
    'quote-offer': { ...client, items, totalCents: 299_800, validUntil, note: words },
    'quote-accepted': { ...staff, totalCents: 299_800 },
    'quote-declined-by-client': { ...staff, reason: words },
    'quote-declined-by-staff': { ...client, reason: words },
    'quote-expired': { ...client, validUntil },
    'quote-message-to-client': { ...client, message: words },
    'quote-message-to-staff': { ...staff, message: words },
  };
};

const values = (brand: string, name: string): MailValues => ({
  ...quoteValues(name),
  verification: { brand, verifyUrl: 'https://site.example/verify?token=abc', asksFor: null },
  'already-registered': { brand, loginUrl: 'https://site.example/login', forgotPasswordUrl: 'https://site.example/forgot-password' },
  reset: { brand, resetUrl: 'https://site.example/reset-password/abc' },
  'password-changed': { brand, contact: 'hello@site.example', forgotPasswordUrl: 'https://site.example/forgot-password' },
  'staff-approved': { brand, name, role: 'admin', loginUrl: 'https://site.example/login', panelUrl: 'https://cms.example/admin/auth/register?registrationToken=def' },
  'staff-invitation': { brand, name, role: 'marketing_responsible', passwordUrl: 'https://site.example/reset-password/abc', panelUrl: 'https://cms.example/admin/auth/register?registrationToken=def' },
  'staff-request': { brand, name, email: 'somebody@else.example', role: 'admin', staffUrl: 'https://site.example/dashboard/staff' },
});

function write<T extends keyof MailValues>(texts: MailTexts, template: T, brand: string, name: string): MailContent {
  return texts[template](values(brand, name)[template]);
}

const letterhead = (brand: string): Letterhead => ({ brand, email: 'hello@site.example', siteUrl: 'https://site.example' });
const languages = [['en', en], ['ar', ar]] as const;
const cases = languages.flatMap(([language, texts]) => mailTemplates.map((template) => ({ language, texts, template })));

/** Every piece of a block that is read. */
function wordsOf(block: Block): string[] {
  if (block.kind === 'button') return [block.label, block.url];
  if (block.kind === 'lines') return block.lines.flatMap(({ name, detail, amount }) => [name, detail, amount]);
  return [block.text];
}

describe.each(cases)('$template in $language', ({ language, texts, template }) => {
  const content = write(texts, template, 'Rukn', 'Layla Haddad');
  const mail = layOut(content, letterhead('Rukn'), language);

  it('has a text part with the same words and links', () => {
    for (const block of content.blocks) {
      for (const words of wordsOf(block)) expect(mail.text).toContain(words);
    }
    expect(mail.text).not.toMatch(/<[a-z/]/i);
  });

  it('is laid out in the direction of its language', () => {
    const direction = language === 'ar' ? 'rtl' : 'ltr';
    expect(mail.html).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(mail.html).toContain(`<body dir="${direction}"`);
    expect(mail.html).toContain(`text-align:${language === 'ar' ? 'right' : 'left'}`);
  });

  it('lets no name become markup', () => {
    const hostile = layOut(write(texts, template, HOSTILE, HOSTILE), letterhead(HOSTILE), language);
    expect(hostile.html).not.toContain('<img');
    expect(hostile.html).not.toContain('</script');
    expect(hostile.html).toContain('&lt;/script&gt;&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&amp;');
  });

  it('has a subject of one line', () => {
    const { subject } = layOut(content, letterhead('Rukn\r\nBcc: everybody@evil.example\u2028'), language);
    expect(subject).toBe(`${content.title} – Rukn Bcc: everybody@evil.example`);
  });

  it('loads nothing from anywhere', () => {
    expect(mail.html).not.toMatch(/<(img|script|link|iframe|style)\b|url\(/i);
  });
});

describe('mails to addresses that nobody has verified', () => {
  it('carry no name a stranger typed', () => {
    const unverified = ['verification', 'already-registered', 'reset'] as const;
    for (const [, texts] of languages) {
      for (const template of unverified) expect(JSON.stringify(write(texts, template, 'Rukn', 'VISIT-EVIL'))).not.toContain('VISIT-EVIL');
    }
  });
});

describe('verification of a staff account', () => {
  it.each([['en', 'only if you registered it yourself'], ['ar', 'إلا إذا كنت أنت من سجّله']] as const)(
    'warns in %s whoever did not register it',
    (language, warning) => {
      const texts = { en, ar }[language];
      const written = (asksFor: 'admin' | null) =>
        JSON.stringify(texts.verification({ brand: 'Rukn', verifyUrl: 'https://site.example', asksFor }));
      expect(written('admin')).toContain(warning);
      expect(written(null)).not.toContain(warning);
    },
  );
});

describe('lines of a quote', () => {
  const written = (language: 'en' | 'ar', template: keyof QuoteMailValues) =>
    layOut(write({ en, ar }[language], template, 'Rukn', 'Blog articles'), letterhead('Rukn'), language);
  const PRICE = '\u2066$1,499.00\u2069';

  it.each(['en', 'ar'] as const)('have prices that stay left to right (%s)', (language) => {
    for (const template of ['quote-received', 'quote-new', 'quote-offer'] as const) {
      const { html, text } = written(language, template);
      expect(html).toContain(`2 × ${PRICE}`);
      expect(text).toContain(`2 × ${PRICE}: \u2066$2,998.00\u2069`);
    }
  });

  it('stand at the sides of their direction', () => {
    expect(written('en', 'quote-received').html).toContain('<td align="right"');
    expect(written('ar', 'quote-received').html).toContain('<td align="left"');
  });

  it('say what has no price yet, and that the sum is without it', () => {
    expect(written('en', 'quote-received').text).toContain('\u2068SEO\u2069 · 2 ×');
    expect(written('en', 'quote-received').text).toContain('quantity 1: Price on request');
    expect(written('en', 'quote-received').text).toContain('Total without prices on request: \u2066$2,998.00\u2069');
    expect(written('ar', 'quote-received').text).toContain('الكمية 1: السعر عند الطلب');
    expect(written('en', 'quote-offer').text).toContain('1 × \u2066$0.00\u2069: \u2066$0.00\u2069');
  });

  it('name the last day as it is in Dubai', () => {
    expect(written('en', 'quote-offer').text).toContain('valid until December 31, 2026');
    expect(written('ar', 'quote-offer').text).toContain('31 ديسمبر 2026');
  });
});

describe('what somebody wrote', () => {
  const written = (message: string) => {
    const content = en['quote-message-to-client']({ ...quoteValues('')['quote-message-to-client'], message });
    return layOut(content, letterhead('Rukn'), 'en');
  };

  it('keeps its line breaks, in both parts', () => {
    const { html, text } = written('One <b>\r\ntwo');
    expect(html).toContain('One &lt;b&gt;<br>two');
    expect(text).toContain('> One <b>\n> two');
  });

  it('runs in its own direction', () => {
    expect(written('12: مرحبًا').html).toContain('<p dir="rtl"');
    expect(written('12: Hello').html).toContain('border-left:3px');
  });
});

describe('the links of mails', () => {
  it('lead to the page of the language', () => {
    expect(siteLinks('https://site.example', 'en').verify('a-_')).toBe('https://site.example/verify?token=a-_');
    expect(siteLinks('https://site.example', 'ar').verify('a-_')).toBe('https://site.example/ar/verify?token=a-_');
    expect(siteLinks('https://site.example', 'ar').resetPassword('x')).toBe('https://site.example/ar/reset-password/x');
    expect(siteLinks('https://site.example', 'en').home).toBe('https://site.example');
  });
});
