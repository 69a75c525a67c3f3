// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { eventIdOf } from './event-ids.mjs';
import { requestTemplate } from './events.mjs';

test('the request has three places to fill, in the script\'s order, and the length of what is filled in', () => {
  const template = requestTemplate('http://127.0.0.1:3000', new Date(0));
  assert.match(template, /^POST \/api\/analytics\/track HTTP\/1\.1\r\n[^@]*@address@[^@]*@id@[^@]*@session@[^@]*$/);
  const [head = '', body = ''] = template.split('\r\n\r\n');
  const sent = body.replace('@id@', eventIdOf(2, 16, 9)).replace('@session@', '0002010000001');
  assert.equal(/^Content-Length: (\d+)$/m.exec(head)?.[1], String(Buffer.byteLength(sent)));
  assert.equal(JSON.parse(sent).sessionId, 'session_0002010000001_1');
  assert.equal(JSON.parse(sent).timestamp, '1970-01-01T00:00:00.000Z');
});
