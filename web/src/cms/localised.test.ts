import { readLocalised } from './localised';

const reader = (published: Partial<Record<'en' | 'ar', string>>) =>
  jest.fn(async (locale: 'en' | 'ar', other: 'en' | 'ar') => ({
    document: published[locale] ? { title: published[locale] } : null,
    inOther: Boolean(published[other]),
  }));

describe('readLocalised', () => {
  it('gives the reader’s language and names both where both are published', async () => {
    await expect(readLocalised('ar', reader({ en: 'Hello', ar: 'مرحبا' }))).resolves.toEqual({
      title: 'مرحبا',
      contentLocale: 'ar',
      availableLocales: ['ar', 'en'],
    });
  });

  it('falls back to English for Arabic readers', async () => {
    await expect(readLocalised('ar', reader({ en: 'Hello' }))).resolves.toEqual({
      title: 'Hello',
      contentLocale: 'en',
      availableLocales: ['en'],
    });
  });

  it('never gives Arabic text to English readers', async () => {
    const read = reader({ ar: 'مرحبا' });
    await expect(readLocalised('en', read)).resolves.toBeNull();
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('finds nothing where nothing is published, asking once', async () => {
    const read = reader({});
    await expect(readLocalised('ar', read)).resolves.toBeNull();
    expect(read).toHaveBeenCalledTimes(1);
  });
});
