import { layOut, type Letterhead } from '../src/mail/layout';
import { mailTemplates } from '../src/mail/outbox';
import { siteLinks } from '../src/mail/site-links';
import { ar } from '../src/mail/templates/ar';
import type { MailContent, MailTexts, MailValues } from '../src/mail/templates/content';
import { en } from '../src/mail/templates/en';

const HOSTILE = '</script><img src=x onerror="alert(1)">\'&';

const values = (brand: string, name: string): MailValues => ({
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

describe.each(cases)('$template in $language', ({ language, texts, template }) => {
  const content = write(texts, template, 'Rukn', 'Layla Haddad');
  const mail = layOut(content, letterhead('Rukn'), language);

  it('has a text part with the same words and links', () => {
    for (const block of content.blocks) {
      const expected = block.kind === 'button' ? [block.label, block.url] : [block.text];
      for (const words of expected) expect(mail.text).toContain(words);
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

describe('the links of mails', () => {
  it('lead to the page of the language', () => {
    expect(siteLinks('https://site.example', 'en').verify('a-_')).toBe('https://site.example/verify?token=a-_');
    expect(siteLinks('https://site.example', 'ar').verify('a-_')).toBe('https://site.example/ar/verify?token=a-_');
    expect(siteLinks('https://site.example', 'ar').resetPassword('x')).toBe('https://site.example/ar/reset-password/x');
    expect(siteLinks('https://site.example', 'en').home).toBe('https://site.example');
  });
});
