/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { fontFiles } from '@/config/font-files';
import { woffToSfnt } from './sfnt';

/** Sum of a table's 32-bit words, as the directory of a font gives it. */
function checksumOf(table: Buffer): number {
  const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
  let sum = 0;
  for (let offset = 0; offset < padded.length; offset += 4) sum = (sum + padded.readUInt32BE(offset)) >>> 0;
  return sum;
}

it.each(fontFiles())('unpacks %s, every table as it was', (file) => {
  const font = woffToSfnt(readFileSync(file));
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + index * 16;
    const [checksum = 0, offset = 0, length = 0] = [4, 8, 12].map((at) => font.readUInt32BE(entry + at));
    return { tag: font.toString('latin1', entry, entry + 4), checksum, data: font.subarray(offset, offset + length) };
  });
  expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'GSUB', 'name']));
  // The checksum of `head` is that of the table with the font's own checksum taken out.
  for (const { tag, checksum, data } of tables) if (tag !== 'head') expect([tag, checksumOf(data)]).toEqual([tag, checksum]);
});

it('refuses anything else', () => {
  expect(() => woffToSfnt(Buffer.from('wOF2'.padEnd(60)))).toThrow('not a WOFF');
  expect(() => woffToSfnt(Buffer.alloc(0))).toThrow('not a WOFF');
});
