import { boardQueryString, boardVariables, readBoardQuery } from './board-query';
import { contentQueryString, contentVariables, isNarrowed, readContentNews, readContentQuery, wholeList } from './content-query';
import { postsQueryString, postsVariables, readPostsQuery } from './posts-query';

const parametersOf = (text: string) => Object.fromEntries(new URLSearchParams(text));

describe('services', () => {
  const narrowed = { page: 2, search: 'a&b', standing: 'draft', language: 'ar', sort: 'changed' } as const;

  it('reads what the address asks for, and writes one that reads the same', () => {
    expect(readContentQuery({ page: '2', search: ' a&b ', standing: 'draft', language: 'ar', sort: 'changed' })).toEqual(narrowed);
    expect(readContentQuery(parametersOf(contentQueryString(narrowed)))).toEqual(narrowed);
    expect(contentQueryString(wholeList)).toBe('');
  });

  it.each([{}, { page: '0', standing: 'lost', language: 'fr', sort: 'price' }, { search: 'y'.repeat(101) }, { search: ['a', 'b'] }])('takes %j for nothing', (given) =>
    expect(readContentQuery(given)).toEqual(wholeList),
  );

  it('asks for a state in a language; only Arabic can be out of date', () => {
    expect(contentVariables(narrowed)).toEqual({ page: 2, limit: 20, sort: 'changed', search: 'a&b', state: 'draft', language: 'ar' });
    expect(contentVariables({ ...wholeList, standing: 'outdated', language: 'en' })).toEqual({ page: 1, limit: 20, sort: 'order', outdated: true });
    expect(contentVariables({ ...wholeList, language: 'ar' })).toEqual({ page: 1, limit: 20, sort: 'order' });
  });

  it('knows whether something is left out', () => {
    expect(isNarrowed({ ...wholeList, page: 3, sort: 'title', language: 'ar' })).toBe(false);
    expect(isNarrowed({ ...wholeList, search: 'seo' })).toBe(true);
    expect(isNarrowed({ ...wholeList, standing: 'missing' })).toBe(true);
  });

  it('is told only what can have been done', () => {
    expect(readContentNews({ done: 'removedService' })).toBe('removedService');
    expect(readContentNews({ done: 'Buy now' })).toBeNull();
    expect(readContentNews({})).toBeNull();
  });
});

describe('translation board', () => {
  it('reads and writes its address', () => {
    const query = { page: 3, kind: 'post', show: 'outdated' } as const;
    expect(readBoardQuery(parametersOf(boardQueryString(query)))).toEqual(query);
    expect(readBoardQuery({ page: 'x', kind: 'page', show: 'mine' })).toEqual({ page: 1, kind: 'service', show: 'all' });
    expect(boardQueryString({ page: 1, kind: 'service', show: 'all' })).toBe('');
  });

  it('asks for what is left to do', () => {
    expect(boardVariables({ page: 1, kind: 'post', show: 'withoutArabic' })).toEqual({ kind: 'post', page: 1, limit: 20, sort: 'changed', state: 'missing', language: 'ar' });
    expect(boardVariables({ page: 2, kind: 'subService', show: 'outdated' })).toEqual({ kind: 'subService', page: 2, limit: 20, sort: 'order', outdated: true });
    expect(boardVariables({ page: 1, kind: 'service', show: 'drafts' })).toMatchObject({ state: 'draft' });
  });
});

describe('posts', () => {
  it('reads and writes their address', () => {
    const query = { page: 2, show: 'draft', search: 'seo' } as const;
    expect(readPostsQuery(parametersOf(postsQueryString(query)))).toEqual(query);
    expect(readPostsQuery({ page: '-1', show: 'mine', search: ['a'] })).toEqual({ page: 1, show: 'all', search: '' });
  });

  it('asks for posts in a state', () => {
    expect(postsVariables({ page: 1, show: 'withoutArabic', search: '' })).toEqual({ kind: 'post', page: 1, limit: 20, sort: 'changed', state: 'missing', language: 'ar' });
    expect(postsVariables({ page: 1, show: 'changed', search: 'seo' })).toEqual({ kind: 'post', page: 1, limit: 20, sort: 'changed', search: 'seo', state: 'changed' });
  });
});
