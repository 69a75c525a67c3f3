// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { median, parseWrk } from './wrk.mjs';

const OUTPUT = `Running 5s test @ http://127.0.0.1:8080/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.10ms  230.11us   9.90ms   92.00%
    Req/Sec    28.90k     1.20k   31.00k    70.00%
  Latency Distribution
     50%  890.00us
     75%    1.21ms
     90%    1.40ms
     99%    2.05ms
  144500 requests in 5.00s, 1.20GB read
Requests/sec:  28899.12
Transfer/sec:    245.00MB
`;

test('reads rate and latencies', () => {
  const { bytesPerResponse, ...rest } = parseWrk(OUTPUT);
  assert.deepEqual(rest, { requestsPerSecond: 28899.12, p50Ms: 0.89, p99Ms: 2.05 });
  assert.equal(Math.round(bytesPerResponse), Math.round((1.2 * 1024 ** 3) / 144500));
});

test('failed answers are no measurement', () => {
  assert.throws(() => parseWrk(`${OUTPUT}  Non-2xx or 3xx responses: 12\n`), /failed/);
});

test('the median is one of the rounds', () => {
  const round = (/** @type {number} */ requestsPerSecond) => ({ requestsPerSecond, p50Ms: 1, p99Ms: 2, bytesPerResponse: 1 });
  assert.equal(median([round(30), round(10), round(20)]).requestsPerSecond, 20);
});
