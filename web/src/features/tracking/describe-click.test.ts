import { describeClick, pressedIn } from './describe-click';

const describeIn = (html: string, pressed = 'a, button, [role]') => {
  document.body.innerHTML = html;
  const element = pressedIn(document.querySelector(pressed));
  return element && describeClick(element);
};

it.each([
  ['<a href="/services?page=2#seo"><span>Our</span>\n services</a>', { buttonText: 'Our services', buttonType: 'link', buttonHref: '/services#seo' }],
  ['<a href="https://elsewhere.example/path?id=7#x">Out</a>', { buttonText: 'Out', buttonType: 'link', buttonHref: 'https://elsewhere.example/path' }],
  ['<a href="mailto:hello@rukn.example?subject=x">Mail</a>', { buttonText: 'Mail', buttonType: 'link', buttonHref: 'mailto:hello@rukn.example' }],
  ['<a href="/reset-password/secret">Reset</a>', { buttonText: 'Reset', buttonType: 'link', buttonHref: undefined }],
  ['<button id="send" type="submit">Send</button>', { buttonText: 'Send', buttonId: 'send', buttonType: 'submit' }],
  ['<button id="_r_1_" type="button" aria-label="Close">×</button>', { buttonText: 'Close', buttonId: undefined, buttonType: 'button' }],
  ['<div role="button">Custom</div>', { buttonText: 'Custom', buttonType: 'button' }],
])('%s', (html, told) => {
  expect(describeIn(html)).toMatchObject(told);
});

it('takes what is pressed inside of a link for the link', () => {
  expect(describeIn('<a href="/"><svg><path/></svg>Home</a>', 'path')).toMatchObject({ buttonText: 'Home' });
});

it('never tells of fields, nor of what is no link', () => {
  for (const html of ['<input value="secret">', '<textarea>secret</textarea>', '<select><option>secret</option></select>', '<p>text</p>', '<a>no link</a>']) {
    expect(describeIn(html, 'body > *')).toBeNull();
  }
});

it('cuts a long text', () => {
  expect(describeIn(`<button>${'x'.repeat(500)}</button>`)?.buttonText).toHaveLength(100);
});
