import { escapeHtml } from './escape-html';
import type { MailLanguage } from './outbox';
import type { Block, MailContent } from './templates/content';
import type { RenderedMail } from './transport';

/** The sender as the mail shows it. */
export interface Letterhead {
  readonly brand: string;
  readonly email: string | null;
  readonly siteUrl: string;
}

/** The website's colours; mail programs know no custom properties. */
const colours = { ink: '#0F172A', muted: '#475065', paper: '#FBFAF7', line: '#E2D8C6', teal: '#0E5454' } as const;

const fonts = {
  en: `'IBM Plex Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`,
  ar: `'IBM Plex Sans Arabic','Segoe UI',Tahoma,Arial,sans-serif`,
} as const;

/** A subject is one line; a line break would start another header. */
const oneLine = (value: string) => value.replace(/[\s\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g, ' ').trim();

// The font's quotes would end the attribute it stands in.
const style = (css: string) => `style="${css.replaceAll('"', '&quot;')}"`;

function blockHtml(block: Block): string {
  if (block.kind === 'text') return `<p ${style('margin:0 0 20px')}>${escapeHtml(block.text)}</p>`;
  if (block.kind === 'note') {
    return `<p ${style(`margin:0 0 12px;font-size:14px;color:${colours.muted}`)}>${escapeHtml(block.text)}</p>`;
  }
  const url = escapeHtml(block.url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${style('margin:0 0 12px')}><tr>
<td bgcolor="${colours.teal}" ${style(`background:${colours.teal};border-radius:12px`)}><a href="${url}" ${style('display:inline-block;padding:13px 26px;color:#FFFFFF;font-weight:600;text-decoration:none')}>${escapeHtml(block.label)}</a></td>
</tr></table>
<p dir="ltr" ${style(`margin:0 0 24px;font-size:12px;line-height:1.5;color:${colours.muted};word-break:break-all;text-align:start`)}><a href="${url}" ${style(`color:${colours.muted}`)}>${url}</a></p>`;
}

function footerHtml({ email, siteUrl }: Letterhead): string {
  const link = (href: string, label: string) => `<a href="${escapeHtml(href)}" dir="ltr" ${style(`color:${colours.muted}`)}>${escapeHtml(label)}</a>`;
  const parts = [link(siteUrl, new URL(siteUrl).host), ...(email === null ? [] : [link(`mailto:${email}`, email)])];
  return parts.join(' &nbsp;·&nbsp; ');
}

function html(content: MailContent, letterhead: Letterhead, language: MailLanguage): string {
  const rtl = language === 'ar';
  const direction = rtl ? 'rtl' : 'ltr';
  const align = rtl ? 'right' : 'left';
  const base = `font-family:${fonts[language]};font-size:16px;line-height:${rtl ? '1.8' : '1.55'};color:${colours.ink};text-align:${align}`;
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(content.title)}</title>
</head>
<body dir="${direction}" ${style(`margin:0;padding:0;background:${colours.paper}`)}>
<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colours.paper}"><tr><td align="center" ${style('padding:32px 16px')}>
<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0" ${style(`max-width:560px;${base}`)}>
<tr><td ${style('padding:0 0 20px;font-size:18px;font-weight:700')}>${escapeHtml(letterhead.brand)}</td></tr>
<tr><td bgcolor="#FFFFFF" ${style(`background:#FFFFFF;border:1px solid ${colours.line};border-top:4px solid ${colours.teal};border-radius:12px;padding:32px 28px 16px`)}>
<h1 ${style('margin:0 0 20px;font-size:22px;line-height:1.35;font-weight:700')}>${escapeHtml(content.title)}</h1>
${content.blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td ${style(`padding:20px 0 0;font-size:13px;color:${colours.muted}`)}>${footerHtml(letterhead)}</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}

function blockText(block: Block): string {
  return block.kind === 'button' ? `${block.label}:\n${block.url}` : block.text;
}

function plainText(content: MailContent, { brand, email, siteUrl }: Letterhead): string {
  const signature = ['-- ', brand, siteUrl, ...(email === null ? [] : [email])].join('\n');
  return `${[content.title, ...content.blocks.map(blockText), signature].join('\n\n')}\n`;
}

/** Lays a mail out, as HTML and as plain text. Escapes everything it is given. */
export function layOut(content: MailContent, letterhead: Letterhead, language: MailLanguage): RenderedMail {
  return {
    subject: oneLine(`${content.title} – ${letterhead.brand}`),
    html: html(content, letterhead, language),
    text: plainText(content, letterhead),
    language,
  };
}
