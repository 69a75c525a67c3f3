import { mediaPath, toPicture } from './picture';

describe('toPicture', () => {
  it('hides where the CMS lives', () => {
    expect(mediaPath('/uploads/a_1.png')).toBe('/media/a_1.png');
    expect(mediaPath('http://cms.internal:1337/uploads/a_1.png')).toBe('/media/a_1.png');
  });

  it('keeps the size and the text alternative', () => {
    expect(toPicture({ url: '/uploads/a.png', width: 800, height: 500 }, 'A chart')).toEqual({
      src: '/media/a.png',
      width: 800,
      height: 500,
      alt: 'A chart',
    });
  });

  it.each([null, undefined, { url: 'no-photo.jpg' }, { url: '/uploads/no-photo.jpg' }])('%j is no picture', (upload) => {
    expect(toPicture(upload, 'x')).toBeNull();
  });
});
