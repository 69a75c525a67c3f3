import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { emptyPng } from '../../tests/helpers/files';
import { MAX_FILE_BYTES, MAX_SIDE } from './limits';
import { prepareFile, safeName } from './prepare-file';

const folder = mkdtempSync(path.join(tmpdir(), 'rukn-media-'));
afterAll(() => rmSync(folder, { recursive: true }));

let written = 0;
function write(content: string | Buffer): string {
  written += 1;
  const filepath = path.join(folder, `upload-${written}`);
  writeFileSync(filepath, content);
  return filepath;
}
const prepare = (content: string | Buffer, originalFilename: string | null, wanted?: string) =>
  prepareFile({ filepath: write(content), originalFilename }, folder, wanted);

const picture = (width = 4, height = 2) => sharp({ create: { width, height, channels: 3, background: '#a33' } });
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>alert(1)</script></svg>';
const html = '<html><script>alert(1)</script></html>';

describe('a picture', () => {
  it.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/webp'],
    ['gif', 'image/gif'],
    ['avif', 'image/avif'],
  ] as const)('is taken as %s', async (format, mime) => {
    const prepared = await prepare(await picture()[format]().toBuffer(), `A photo.${format.toUpperCase()}`);
    expect(prepared).toMatchObject({ mimetype: mime, detectedMimeType: mime });
    expect(prepared.originalFilename).toMatch(/^A photo\.[a-z]+$/);
    expect(await sharp(prepared.filepath).metadata()).toMatchObject({ mediaType: mime, width: 4, height: 2 });
    expect(prepared.size).toBe(readFileSync(prepared.filepath).length);
  });

  it('loses everything but its pixels', async () => {
    const photo = await picture(8, 4)
      .withExif({ IFD0: { Copyright: 'Secret person' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 12/1 0/1' } })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    // What stands behind the end of a picture is part of the file, too.
    const prepared = await prepare(Buffer.concat([photo, Buffer.from(html)]), 'photo.jpg');
    const stored = readFileSync(prepared.filepath);
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    expect(stored.includes('Secret person')).toBe(false);
    expect(stored.includes('<script>')).toBe(false);
    const { exif, icc, xmp, iptc } = await sharp(stored).metadata();
    expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('stands upright once the note of how it was held is gone', async () => {
    const turned = await picture(8, 4).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { filepath } = await prepare(turned, 'turned.jpg');
    expect(await sharp(filepath).metadata()).toMatchObject({ width: 4, height: 8 });
  });

  it('keeps moving', async () => {
    const frames = await Promise.all(['#f00', '#0f0'].map((background) => picture(4, 4).composite([{ input: { create: { width: 4, height: 4, channels: 3, background } } }]).png().toBuffer()));
    const moving = await sharp(frames, { join: { animated: true } }).gif({ delay: [100, 100] }).toBuffer();
    const { filepath } = await prepare(moving, 'moving.gif');
    expect((await sharp(filepath, { animated: true }).metadata()).pages).toBe(2);
  });

  it('is scaled down where no page shows that much of it', async () => {
    const { filepath } = await prepare(await picture(MAX_SIDE + 100, 50).png().toBuffer(), 'wide.png');
    expect((await sharp(filepath).metadata()).width).toBe(MAX_SIDE);
  });

  it('takes on the kind of the file it replaces', async () => {
    const prepared = await prepare(await picture().png().toBuffer(), 'new.png', 'jpeg');
    expect(prepared.mimetype).toBe('image/jpeg');
    expect((await sharp(prepared.filepath).metadata()).format).toBe('jpeg');
  });
});

describe('refused is', () => {
  it.each([
    ['an SVG called PNG', 'photo.png', svg],
    ['an HTML page called JPEG', 'photo.jpg', html],
    ['nothing', 'photo.webp', ''],
    ['a page called PDF', 'offer.pdf', html],
  ])('%s', async (_what, name, content) => {
    await expect(prepare(content, name)).rejects.toMatchObject({ details: { problem: 'fileContent' } });
  });

  it('a JPEG called PNG', async () => {
    await expect(prepare(await picture().jpeg().toBuffer(), 'b.png')).rejects.toMatchObject({ details: { problem: 'fileContent' } });
  });

  it('a picture that ends in the middle', async () => {
    const noise = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 30 } } }).png().toBuffer();
    await expect(prepare(noise.subarray(0, noise.length / 2), 'half.png')).rejects.toMatchObject({ details: { problem: 'fileContent' } });
  });

  it.each(['c.svg', 'c.html', 'c.js', 'c.jpg.exe', 'c', 'constructor.constructor'])('the kind of %s', async (name) => {
    await expect(prepare(svg, name)).rejects.toMatchObject({ details: { problem: 'fileType' } });
  });

  it('a picture in place of a document', async () => {
    await expect(prepare(await picture().png().toBuffer(), 'a.png', 'pdf')).rejects.toMatchObject({ details: { problem: 'fileType' } });
  });

  it('a small file of 30,000 by 30,000 pixels', async () => {
    const bomb = emptyPng(30_000, 30_000);
    expect(bomb.length).toBeLessThan(MAX_FILE_BYTES);
    await expect(prepare(bomb, 'bomb.png')).rejects.toMatchObject({ details: { problem: 'filePixels' } });
  });

  it('a file of 6 MB', async () => {
    await expect(prepare(Buffer.alloc(6 * 1024 * 1024), 'large.png')).rejects.toMatchObject({ details: { problem: 'fileTooLarge' } });
  });

  it.each([null, '', '../../x.png', '..\\x.png', '/etc/x.png', '.png', '..png', 'a\u0000.png', 'a\r\n.png', `${'x'.repeat(260)}.png`])('the name %j', async (name) => {
    await expect(prepare(await picture().png().toBuffer(), name)).rejects.toMatchObject({ details: { problem: 'fileName' } });
  });
});

it('a PDF is taken as it is', async () => {
  const { filepath, mimetype } = await prepare('%PDF-1.7 words', 'offer.pdf');
  expect([readFileSync(filepath, 'utf8'), mimetype]).toEqual(['%PDF-1.7 words', 'application/pdf']);
});

it('a name shows what it is called: nothing in it turns its ending around', () => {
  expect(safeName(' gnp\u202Egpj.png ')).toBe('gnpgpj.png');
});
