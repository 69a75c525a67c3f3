/** @jest-environment-options {"url": "https://www.rukn.example/about?secret=1"} */
import { forgetProvider } from './forget-provider';

const ga4 = { name: 'ga4', id: 'G-ABC1234567', src: '' } as const;
const plausible = { name: 'plausible', id: 'rukn.example', src: 'https://stats.example/js/script.manual.js' } as const;
const scripts = () => [...document.querySelectorAll('script')];

/** As after a page load. */
async function load() {
  jest.resetModules();
  document.head.replaceChildren();
  delete window.dataLayer;
  delete window.plausible;
  return (await import('./provider')).tellProvider;
}

it('Google is told of each page once, by its address without a query', async () => {
  const tell = await load();
  document.title = 'About';
  tell(ga4, { eventId: '1', path: '/about' });
  tell(ga4, { eventId: '1', path: '/about' });
  tell(ga4, { eventId: '2', path: '/blog' });
  expect(scripts().map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC1234567']);
  const told = (window.dataLayer ?? []).map((values) => Array.from(values as ArrayLike<unknown>));
  expect(told.slice(1)).toEqual([
    ['config', 'G-ABC1234567', { send_page_view: false }],
    ['event', 'page_view', { page_location: 'https://www.rukn.example/about', page_title: 'About' }],
    ['event', 'page_view', { page_location: 'https://www.rukn.example/blog', page_title: 'About' }],
  ]);
  expect(told[0]?.[0]).toBe('js');
});

it('Plausible is told likewise, for the domain it knows', async () => {
  const tell = await load();
  tell(plausible, { eventId: '1', path: '/about' });
  expect(scripts().map(({ src, dataset }) => [src, dataset.domain])).toEqual([[plausible.src, 'rukn.example']]);
  expect(window.plausible?.q).toEqual([['pageview', { u: 'https://www.rukn.example/about' }]]);
});

it('Google’s cookies go when consent is taken back, and no others', () => {
  document.cookie = '_ga=1; domain=rukn.example; path=/';
  document.cookie = '_ga_ABC1234567=1; domain=rukn.example; path=/';
  document.cookie = 'language=ar; path=/';
  forgetProvider(ga4);
  expect(document.cookie).toBe('language=ar');
  expect(window).toHaveProperty('ga-disable-G-ABC1234567', true);
});
