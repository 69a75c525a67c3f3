// @ts-check
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';

import { Failure } from '../failure.mjs';
import { readOrder } from '../restore/run.mjs';
import { readDestination } from './run.mjs';

const now = new Date('2026-11-22T15:40:07.123Z');

test('a backup is named by its moment, below the folder of backups, another one, or as it is told', () => {
  assert.equal(readDestination([], now)('/data/backups'), '/data/backups/rukn-20261122T154007Z.tar.gz');
  assert.equal(readDestination(['--to', '/mnt/nas'], now)('/data/backups'), '/mnt/nas/rukn-20261122T154007Z.tar.gz');
  assert.equal(readDestination(['--to=kept.tar.gz'], now)('/data/backups'), path.resolve('kept.tar.gz'));
  for (const args of [['--to'], ['--to='], ['here'], ['--into', 'x']]) assert.throws(() => readDestination(args, now), Failure);
});

test('a restoration is of one file, in the place of what is there or into what is named', () => {
  assert.deepEqual(readOrder(['a.tar.gz']), { file: path.resolve('a.tar.gz'), into: null, discardOld: false });
  assert.equal(readOrder(['a.tar.gz', '--discard-old']).discardOld, true);
  assert.deepEqual(readOrder(['a.tar.gz', '--into', 'postgresql://u:p@h/d', '--uploads', '/new']), {
    file: path.resolve('a.tar.gz'), into: { url: 'postgresql://u:p@h/d', uploadsDir: '/new' }, discardOld: false,
  });
  for (const args of [[], ['a', 'b'], ['a', '--into', 'postgresql://h/d'], ['a', '--uploads', '/new'], ['a', '--into', 'mysql://h/d', '--uploads', '/new'], ['a', '--force'],
    ['a', '--into', 'postgresql://h/d', '--uploads', '/new', '--discard-old']]) {
    assert.throws(() => readOrder(args), Failure, args.join(' '));
  }
});
