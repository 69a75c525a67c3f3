/** @jest-environment node */
import { deviceOf, isBot } from './user-agents';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const PIXEL = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const TAB = 'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1';

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36', true],
  ['curl/8.5.0', true],
  [WINDOWS, false],
  [IPHONE, false],
  ['', false],
  [undefined, false],
])('%s: a bot is %s', (userAgent, expected) => {
  expect(isBot(userAgent)).toBe(expected);
  expect(isBot(userAgent)).toBe(expected);
});

it.each([
  [WINDOWS, 'desktop'],
  [PIXEL, 'mobile'],
  [IPHONE, 'mobile'],
  [TAB, 'tablet'],
  [IPAD, 'tablet'],
  [undefined, 'desktop'],
])('%s reads on a %s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));
