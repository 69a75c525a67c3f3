import { khatamPath } from '@/components/ui/khatam';
import { directionOf, type Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { Offline as ar } from '../../messages/ar.json';
import { Offline as en } from '../../messages/en.json';

const texts: Readonly<Record<Locale, typeof en>> = { en, ar };

/** Nothing can be fetched for this page, the site's stylesheet included; these are its colours and measures. */
const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:2rem 1.5rem;background:#fbfaf7;color:#0f172a;font:1rem/1.55 'IBM Plex Sans','IBM Plex Sans Arabic',system-ui,sans-serif}
:lang(ar) body{font-size:1.06rem;line-height:1.8}
main{max-width:34rem}
svg{display:block;width:3rem;height:3rem;color:#0e5454}
h1{margin:1.5rem 0 0;font-size:clamp(2rem,1.65rem + 1.6vw,3rem);line-height:1.15;font-weight:600;text-wrap:balance}
:lang(ar) h1{line-height:1.4}
p{margin:1rem 0 0;font-size:1.125em;color:#475065}
nav{display:flex;flex-wrap:wrap;align-items:center;gap:1rem 1.5rem;margin-top:2rem}
a{display:inline-flex;min-height:3rem;align-items:center;color:#0e5454;font-weight:600;text-underline-offset:.25em}
nav a:first-child{padding:.625rem 1.5rem;border-radius:12px;background:#0e5454;color:#fff;text-decoration:none}
nav a:first-child:hover{background:#0a4243}
a:focus-visible{outline:3px solid #146966;outline-offset:3px}
`;

/** Nothing can have been typed here, so that the page may come back by itself. */
const SCRIPT = `addEventListener('online',()=>location.reload())`;

/**
 * What is shown without a network, in the language of the address somebody wanted to go to. It stands in the worker whole: a page that
 * would have to be fetched beforehand could be missing, or be of another build.
 */
export function offlinePage(pathname: string): string {
  const locale: Locale = /^\/ar(?:\/|$)/.test(pathname) ? 'ar' : 'en';
  const t = texts[locale];
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(t.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<svg aria-hidden="true" viewBox="0 0 40 40"><path fill="currentColor" d="${khatamPath(20, 20, 20)}"/><path fill="#fff" d="M13 27V13h14v5h-9v9z"/><path fill="#f2694a" d="M22 22h5v5h-5z"/></svg>
<h1>${escapeHtml(t.title)}</h1>
<p>${escapeHtml(t.text)}</p>
<nav aria-label="${escapeHtml(t.ways)}"><a href="">${escapeHtml(t.tryAgain)}</a><a href="${localePath(locale, paths.home)}">${escapeHtml(t.home)}</a></nav>
</main>
<script>${SCRIPT}</script>
</body>
</html>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
