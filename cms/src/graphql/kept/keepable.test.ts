import { isKeepable } from './keepable';

const query = (text: string) => isKeepable({ query: text });

describe('isKeepable', () => {
  it('takes questions about public content, with fragments, aliases and variables', () => {
    expect(query('{ services { title } }')).toBe(true);
    expect(
      query(`query A($locale: I18NLocaleCode!) { posts_connection(locale: $locale) { nodes { ...f } } other: posts { slug } }
        fragment f on Post { title }`),
    ).toBe(true);
  });

  it.each([
    ['a change', 'mutation { staffRemoveContent(kind: post, documentId: "a") }'],
    ['what staff read', '{ staffToday { drafts } }'],
    ['staff beside content', '{ services { title } staffToday { drafts } }'],
    ['drafts', '{ services(status: DRAFT) { title } }'],
    ['a fragment in whose place anything could stand', '{ ...f } fragment f on Query { staffToday { drafts } }'],
    ['one question of two that isn’t', 'query A { services { title } } query B { staffToday { drafts } }'],
    ['what is no GraphQL', '{ services {'],
  ])('leaves %s', (_what, text) => {
    expect(query(text)).toBe(false);
  });

  it.each([undefined, null, 'text', [], {}, { query: 7 }])('leaves a body that is no question: %j', (body) => {
    expect(isKeepable(body)).toBe(false);
  });
});
