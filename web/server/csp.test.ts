/** @jest-environment node */
import { createHash } from 'node:crypto';
import { getScriptNonceFromHeader } from 'next/dist/server/app-render/get-script-nonce-from-header';
import { newNonce, nonceRequest, policyFor } from './csp';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
const directive = (html: string, name: string, nonce?: string) =>
  policyFor(html, nonce)
    .split('; ')
    .find((part) => part.startsWith(`${name} `));

describe('policyFor', () => {
  it('allows nothing inline where there is nothing inline', () => {
    expect(policyFor('<p>text</p><script src="/a.js" async=""></script>')).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; " +
        "font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    );
  });

  it('allows each inline script by the hash of its exact text', () => {
    const scripts = ['self.__next_f.push([1,"نص <\\u002fscript>\\n"])', ' spaced() \n'];
    const html = `<script>${scripts[0]}</script><p>x</p><script id="b">${scripts[1]}</script><script>${scripts[1]}</script>`;
    expect(directive(html, 'script-src')).toBe(`script-src 'self' ${scripts.map(sha).join(' ')}`);
  });

  it('names modules, but no data: a policy does not apply to it', () => {
    const html = '<script type="module">m()</script><script type="application/ld+json">{"a":1}</script>';
    expect(directive(html, 'script-src')).toBe(`script-src 'self' ${sha('m()')}`);
  });

  it('does not take "data-src" for a source', () => {
    expect(directive('<script data-src="x">a()</script>', 'script-src')).toContain(sha('a()'));
  });

  it('allows scripts by the nonce alone where there is one', () => {
    const nonce = newNonce();
    const html = `<script nonce="${nonce}">ours()</script><style>p{color:red}</style><script>theirs()</script>`;
    expect(directive(html, 'script-src', nonce)).toBe(`script-src 'self' 'nonce-${nonce}'`);
    expect(directive(html, 'style-src', nonce)).toBe(`style-src 'self' ${sha('p{color:red}')}`);
  });

  it('makes a nonce that Next understands, another one each time', () => {
    const made = Array.from({ length: 50 }, newNonce);
    expect(new Set(made).size).toBe(made.length);
    for (const nonce of made) {
      expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
      expect(getScriptNonceFromHeader(nonceRequest(nonce))).toBe(nonce);
    }
  });

  it('allows inline style elements by hash', () => {
    expect(directive('<style>p{color:red}</style>', 'style-src')).toBe(`style-src 'self' ${sha('p{color:red}')}`);
  });
});
