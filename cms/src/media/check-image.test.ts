import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { checkImage } from './check-image';

const folder = mkdtempSync(path.join(tmpdir(), 'rukn-image-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string | Buffer): string {
  const filepath = path.join(folder, name);
  writeFileSync(filepath, content);
  return filepath;
}
const pixels = { create: { width: 2, height: 2, channels: 3 as const, background: '#fff' } };
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>alert(1)</script></svg>';

describe('checkImage', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('takes a real %s', async (format) => {
    const filepath = write(`a.${format}`, await sharp(pixels)[format]().toBuffer());
    await expect(checkImage({ filepath, originalFilename: `A.${format.toUpperCase()}` })).resolves.toBeUndefined();
  });

  it.each([
    ['an SVG', 'photo.png', svg],
    ['an HTML page', 'photo.jpg', '<html><script>alert(1)</script></html>'],
    ['nothing', 'photo.webp', ''],
  ])('refuses %s called %s', async (_what, name, content) => {
    const filepath = write('upload', content);
    await expect(checkImage({ filepath, originalFilename: name })).rejects.toThrow('not what the name says');
  });

  it('refuses a JPEG called PNG', async () => {
    const filepath = write('b', await sharp(pixels).jpeg().toBuffer());
    await expect(checkImage({ filepath, originalFilename: 'b.png' })).rejects.toThrow('not what the name says');
  });

  it('refuses an SVG under its own name', async () => {
    const filepath = write('c', svg);
    await expect(checkImage({ filepath, originalFilename: 'c.svg', mimetype: 'image/svg+xml' })).rejects.toThrow('not allowed');
  });

  it('refuses more pixels than can be decoded safely', async () => {
    const huge = sharp({ create: { ...pixels.create, width: 9_000, height: 9_000 } });
    const filepath = write('d', await huge.png().toBuffer());
    await expect(checkImage({ filepath, originalFilename: 'd.png' })).rejects.toThrow('too many pixels');
  });

  it('leaves documents to the allow list', async () => {
    const filepath = write('e', '%PDF-1.7');
    await expect(checkImage({ filepath, originalFilename: 'e.pdf', mimetype: 'application/pdf' })).resolves.toBeUndefined();
  });
});
