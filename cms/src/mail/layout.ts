import { escapeHtml } from './escape-html';
import type { MailLanguage } from './outbox';
import { isolate, type Block, type Line, type MailContent } from './templates/content';
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

const ARABIC = /\p{Script=Arabic}/u;

/** The direction of what somebody wrote, by its first letter: not every mail program knows `dir="auto"`. */
function directionOf(words: string): 'ltr' | 'rtl' {
  const letter = /\p{L}/u.exec(words)?.[0] ?? '';
  return ARABIC.test(letter) ? 'rtl' : 'ltr';
}

const linesOf = (words: string) => words.split(/\r\n?|\n/);

function quotationHtml(words: string): string {
  const direction = directionOf(words);
  const side = direction === 'rtl' ? 'right' : 'left';
  const box = `margin:0 0 20px;padding:12px 16px;background:${colours.paper};border-${side}:3px solid ${colours.line};text-align:${side}`;
  return `<p dir="${direction}" ${style(box)}>${linesOf(words).map(escapeHtml).join('<br>')}</p>`;
}

function lineHtml({ name, detail, amount, sum = false }: Line, language: MailLanguage): string {
  const cell = `padding:10px 0;border-top:${sum ? `2px solid ${colours.ink}` : `1px solid ${colours.line}`};vertical-align:top;${sum ? 'font-weight:700' : ''}`;
  const small = detail === '' ? '' : `<br><span ${style(`font-size:14px;color:${colours.muted}`)}>${escapeHtml(detail)}</span>`;
  const [start, end] = language === 'ar' ? ['right', 'left'] : ['left', 'right'];
  return `<tr><td ${style(cell)}>${escapeHtml(name)}${small}</td>
<td align="${end}" ${style(`${cell};text-align:${end};white-space:nowrap;padding-${start}:16px`)}>${escapeHtml(amount)}</td></tr>`;
}

function linesHtml(list: readonly Line[], language: MailLanguage): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${style('margin:0 0 24px')}>
${list.map((line) => lineHtml(line, language)).join('\n')}
</table>`;
}

function blockHtml(block: Block, language: MailLanguage): string {
  if (block.kind === 'lines') return linesHtml(block.lines, language);
  if (block.kind === 'quotation') return quotationHtml(block.text);
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
${content.blocks.map((block) => blockHtml(block, language)).join('\n')}
</td></tr>
<tr><td ${style(`padding:20px 0 0;font-size:13px;color:${colours.muted}`)}>${footerHtml(letterhead)}</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}

function lineText({ name, detail, amount, sum = false }: Line): string {
  if (sum) return `${name}: ${amount}`;
  return `- ${isolate(name)}\n  ${detail}: ${amount}`;
}

function blockText(block: Block): string {
  if (block.kind === 'lines') return block.lines.map(lineText).join('\n');
  if (block.kind === 'quotation') return linesOf(block.text).map((line) => `> ${line}`).join('\n');
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
