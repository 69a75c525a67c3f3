/** @jest-environment node */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PostDetailDocument } from '@/gql/operations';
import { previewPass } from './preview-pass';
import { readDraftable } from './read-draftable';

const SECRET = 'a-secret-of-the-site';
const browser = { draftMode: false, pass: '' };

jest.mock('@/config/env', () => ({
  cmsUrl: () => process.env.TEST_CMS_URL,
  env: () => ({ SITE_API_SECRET: 'a-secret-of-the-site', SITE_URL: 'http://site.example' }),
}));
jest.mock('next/headers', () => ({
  draftMode: async () => ({ isEnabled: browser.draftMode }),
  cookies: async () => ({ get: () => ({ value: browser.pass }) }),
}));

let asked: { headers: IncomingHttpHeaders; query: string };
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      asked = { headers: request.headers, query: (JSON.parse(text) as { query: string }).query };
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"posts":[],"other":[]}}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.TEST_CMS_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const read = () => readDraftable(PostDetailDocument, { key: 'a', id: 'a', locale: 'ar', other: 'en' }, ['posts']);

it.each([
  ['an ordinary visitor', false, ''],
  ['somebody who only has a pass', false, previewPass(SECRET)],
  ['somebody whose pass is made up', true, '99999999999999.x'],
  ['somebody whose pass is over', true, previewPass(SECRET, 0)],
])('%s gets what is published', async (_who, draftMode, pass) => {
  Object.assign(browser, { draftMode, pass });
  await read();
  expect(asked.query).not.toContain('DRAFT');
  expect(asked.headers).not.toHaveProperty('x-preview-secret');
});

it('somebody who previews gets the draft, in both places where the operation asks', async () => {
  Object.assign(browser, { draftMode: true, pass: previewPass(SECRET) });
  await expect(read()).resolves.toEqual({ posts: [], other: [] });
  expect(asked.query.match(/status: DRAFT/g)).toHaveLength(2);
  expect(asked.headers['x-preview-secret']).toBe(SECRET);
});
