/** @jest-environment node */
import type { ShareCard } from '@/lib/share-image';
import { drawShareImage } from './draw.server';
import { shareImage } from './share-images.server';

jest.mock('./draw.server', () => ({ drawShareImage: jest.fn() }));
jest.mock('@/config/env', () => ({ cmsUrl: () => 'http://cms.invalid' }));
const draw = jest.mocked(drawShareImage);

let slugs = 0;
const card = (more: Partial<ShareCard> = {}): ShareCard => {
  slugs += 1;
  return { kind: 'post', slug: `post-${slugs}`, title: 'Title', brand: 'Rukn', note: '', picture: null, ...more };
};

beforeEach(() => draw.mockReset());

it('draws a card once, and again when it has changed', async () => {
  draw.mockResolvedValue(Buffer.from('png'));
  const one = card();
  await Promise.all([shareImage('en', one), shareImage('en', one)]);
  await shareImage('en', one);
  expect(draw).toHaveBeenCalledTimes(1);
  await shareImage('ar', one);
  await shareImage('en', { ...one, title: 'Changed' });
  expect(draw).toHaveBeenCalledTimes(3);
});

it('draws one at a time', async () => {
  let atOnce = 0;
  let most = 0;
  draw.mockImplementation(async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise(setImmediate);
    atOnce -= 1;
    return Buffer.from('png');
  });
  await Promise.all(Array.from({ length: 5 }, () => shareImage('en', card())));
  expect(draw).toHaveBeenCalledTimes(5);
  expect(most).toBe(1);
});

it('keeps no failure, and goes on after one', async () => {
  draw.mockRejectedValueOnce(new Error('no fonts')).mockResolvedValue(Buffer.from('png'));
  const one = card();
  await expect(shareImage('en', one)).rejects.toThrow('no fonts');
  await expect(shareImage('en', one)).resolves.toEqual(Buffer.from('png'));
});

describe('the document’s picture', () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  afterAll(() => fetched.mockRestore());
  const image = (status: number) => new Response(status === 200 ? 'bytes' : null, { status, headers: { 'content-type': 'image/png' } });

  it('comes from the CMS', async () => {
    fetched.mockResolvedValue(image(200));
    draw.mockResolvedValue(Buffer.from('png'));
    await shareImage('en', card({ picture: '/media/cover.png?v=1' }));
    expect(fetched).toHaveBeenCalledWith('http://cms.invalid/uploads/cover.png', expect.anything());
    expect(draw).toHaveBeenCalledWith('en', expect.anything(), Buffer.from('bytes'));
  });

  it('is left out where it is gone, or where it would lead elsewhere', async () => {
    draw.mockResolvedValue(Buffer.from('png'));
    fetched.mockResolvedValue(image(404));
    await shareImage('en', card({ picture: '/media/gone.png' }));
    fetched.mockClear();
    await shareImage('en', card({ picture: '/media/../secret' }));
    expect(fetched).not.toHaveBeenCalled();
    for (const call of draw.mock.calls) expect(call[2]).toBeNull();
  });

  it('is waited for while the CMS is down: nothing is kept then', async () => {
    fetched.mockResolvedValue(image(500));
    await expect(shareImage('en', card({ picture: '/media/cover.png' }))).rejects.toThrow('no picture');
    expect(draw).not.toHaveBeenCalled();
  });
});
