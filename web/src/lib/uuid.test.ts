import { z } from 'zod';
import { createUuid } from './uuid';

it('makes UUIDs, each another one', () => {
  const ids = Array.from({ length: 200 }, createUuid);
  expect(new Set(ids).size).toBe(200);
  expect(ids.every((id) => z.uuidv4().safeParse(id).success)).toBe(true);
});
