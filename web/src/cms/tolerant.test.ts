import { z } from 'zod';
import { tolerant } from './tolerant';

const contract = z.strictObject({
  name: z.string(),
  lines: z.array(z.strictObject({ id: z.string(), note: z.strictObject({ text: z.string() }).nullable() })),
  offer: z.strictObject({ total: z.number() }).optional(),
});

it('leaves out what the contract doesn’t name, at every depth', () => {
  const said = {
    name: 'A',
    secret: 1,
    lines: [{ id: '1', note: { text: 'x', author: 7 }, cents: 5 }, { id: '2', note: null }],
    offer: { total: 3, draft: true },
  };
  expect(tolerant(contract).parse(said)).toEqual({
    name: 'A',
    lines: [{ id: '1', note: { text: 'x' } }, { id: '2', note: null }],
    offer: { total: 3 },
  });
});

it.each([
  ['a missing field', { name: 'A' }],
  ['a wrong type within', { name: 'A', lines: [{ id: 1, note: null }] }],
  ['nothing', undefined],
])('still refuses %s', (_, said) => expect(tolerant(contract).safeParse(said).success).toBe(false));
