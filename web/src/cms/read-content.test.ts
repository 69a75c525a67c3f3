/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ServiceListDocument } from '@/gql/operations';
import { readContent } from './read-content';

let answer: { status: number; body: string };
let asked: { url?: string; body?: { query: string; variables: unknown } };
let server: Server;

jest.mock('server-only', () => ({}));
jest.mock('@/config/env', () => ({ cmsUrl: () => process.env.TEST_CMS_URL }));

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      asked = { url: request.url, body: JSON.parse(text) as { query: string; variables: unknown } };
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.TEST_CMS_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const read = () => readContent(ServiceListDocument, { locale: 'ar' }, ['services']);

it('sends the operation and its variables', async () => {
  answer = { status: 200, body: '{"data":{"services":[]}}' };
  await expect(read()).resolves.toEqual({ services: [] });
  expect(asked.url).toBe('/graphql');
  expect(asked.body?.variables).toEqual({ locale: 'ar' });
  expect(asked.body?.query).toContain('query ServiceList');
});

it.each([
  [503, '{}', { kind: 'status', retry: true }],
  [403, '{}', { kind: 'status', retry: false }],
  [200, '{"data":null,"errors":[{"message":"Forbidden access"}]}', { kind: 'graphql', retry: false }],
  [200, '{"data":{"services":[]},"errors":[{"message":"half an answer"}]}', { kind: 'graphql', retry: false }],
])('throws on %i %s instead of caching a gap', async (status, body, failure) => {
  answer = { status, body };
  await expect(read()).rejects.toMatchObject({ name: 'ContentError', ...failure });
});

it('throws when nobody answers', async () => {
  const url = process.env.TEST_CMS_URL;
  process.env.TEST_CMS_URL = 'http://127.0.0.1:9';
  await expect(read()).rejects.toMatchObject({ name: 'ContentError', kind: 'unreachable', retry: true });
  process.env.TEST_CMS_URL = url;
});
