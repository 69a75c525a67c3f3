import { phoneHref, whatsappHref } from './contact-links';

it('calls a number however it was written', () => {
  expect(phoneHref('+971 4 000-0000')).toBe('tel:+97140000000');
});

it('opens a chat with a number or through a given link', () => {
  expect(whatsappHref('+971 4 000 0000')).toBe('https://wa.me/97140000000');
  expect(whatsappHref('https://wa.me/message/ABC')).toBe('https://wa.me/message/ABC');
});
