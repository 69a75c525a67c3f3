import { previewLink } from './preview-link';

it('makes the link that the website expects', () => {
  const link = previewLink({ publicUrl: 'https://site.example', apiSecret: 'a-secret-of-the-site' }, '/ar/blog/draft', 1_764_000_000_000 - 5 * 60_000);
  // The website's own test has the same one.
  expect(link).toBe('https://site.example/preview/start?path=%2Far%2Fblog%2Fdraft&until=1764000000000&signature=iMvmYRTu1S-WF2KbprTl-5PCVYTiWPCLJX99VX5RP9w');
});
