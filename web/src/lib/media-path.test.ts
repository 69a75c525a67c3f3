import { mediaPath } from './media-path';

it('hides where the CMS lives', () => {
  expect(mediaPath('/uploads/a_1.png')).toBe('/media/a_1.png');
  expect(mediaPath('http://cms.internal:1337/uploads/a_1.png')).toBe('/media/a_1.png');
});

it('names the version where it is known', () => {
  expect(mediaPath('/uploads/a.png', '1970-01-01T00:00:01.000Z')).toBe('/media/a.png?v=rs');
  expect(mediaPath('/uploads/a.png', 'no date')).toBe('/media/a.png');
  expect(mediaPath('/uploads/a.png', null)).toBe('/media/a.png');
});
