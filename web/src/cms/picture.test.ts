import type { PictureFieldsFragment } from '@/gql/operations';
import { toPicture } from './picture';

const upload = (fields: Partial<PictureFieldsFragment>): PictureFieldsFragment => ({
  url: '/uploads/a.png',
  width: null,
  height: null,
  updatedAt: null,
  ...fields,
});

describe('toPicture', () => {
  it('keeps the size and the text alternative', () => {
    expect(toPicture(upload({ width: 800, height: 500 }), 'A chart')).toEqual({
      src: '/media/a.png',
      width: 800,
      height: 500,
      alt: 'A chart',
    });
  });

  it('has another address once the file was replaced', () => {
    const before = toPicture(upload({ updatedAt: '2026-01-01T00:00:00.000Z' }), '');
    const after = toPicture(upload({ updatedAt: '2026-01-02T00:00:00.000Z' }), '');
    expect(before?.src).toMatch(/^\/media\/a\.png\?v=[a-z0-9]+$/);
    expect(after?.src).not.toBe(before?.src);
  });

  it.each([null, undefined, upload({ url: 'no-photo.jpg' }), upload({ url: '/uploads/no-photo.jpg' }), upload({ url: '/uploads/no_photo_1a2b3c4d5e.jpg' })])('%j is no picture', (nothing) => {
    expect(toPicture(nothing, 'x')).toBeNull();
  });
});
