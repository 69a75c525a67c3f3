// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parseMail } from './stored.mjs';

test('reads which mail it is, to whom, and about which request', () => {
  const mail = [
    'From: Rukn <hello@rukn.example>', 'To: a@client.example', 'Subject: We have your request', ' Q-2026-000123',
    'Message-ID: <7d1f@rukn.example>', '', 'Message-ID: <other@rukn.example>', 'Q-2026-999999',
  ].join('\r\n');
  assert.deepEqual(parseMail(mail), { id: '7d1f', recipient: 'a@client.example', reference: 'Q-2026-000123' });
  assert.deepEqual(parseMail('To: "A" <A@client.example>\nSubject: Welcome\n\n'), { id: '', recipient: 'a@client.example', reference: null });
});
