import sharp from 'sharp';
import { allPictures } from '../content';
import { composition } from './composition';
import { rasterise } from './rasterise';

describe('composition', () => {
  it('is the same for the same slug and differs between slugs', () => {
    const draw = () => allPictures.map(({ name, motif }) => composition(name, motif));
    const drawn = draw();
    expect(draw()).toEqual(drawn);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('needs nothing but a slug', () => {
    expect(composition('any-post')).toMatch(/^<svg [^>]*viewBox="0 0 1600 1000"/);
    expect(composition('any-post')).not.toBe(composition('another-post'));
  });

  it('holds no text and nothing from outside', () => {
    for (const { name, motif } of allPictures) {
      expect(composition(name, motif)).not.toMatch(/<text|<image|<script|href|NaN|undefined|Infinity/);
    }
  });
});

describe('rasterise', () => {
  it('makes a PNG of 1600 x 1000 below 250 KB of every drawing', async () => {
    const oneOfEach = new Map(allPictures.map((picture) => [`${picture.motif.figure}-${picture.motif.variant}`, picture]));
    expect(oneOfEach.size).toBeGreaterThan(20);
    for (const { name, motif } of oneOfEach.values()) {
      const png = await rasterise(composition(name, motif));
      const { format, width, height } = await sharp(png).metadata();
      expect({ name, format, width, height }).toEqual({ name, format: 'png', width: 1600, height: 1000 });
      expect(png.length).toBeLessThan(250_000);
    }
  }, 60_000);
});
