/** @jest-environment node */
import { WorkQueue } from './work-queue';

it('runs what somebody waits for before what came earlier', async () => {
  const queue = new WorkQueue(1);
  const order: string[] = [];
  for (const key of ['a', 'b', 'c', 'd']) queue.add(key, async () => void order.push(key));
  queue.hurry('d');
  queue.hurry('d');
  queue.hurry('unknown');
  await queue.idle();
  expect(order).toEqual(['a', 'd', 'b', 'c']);
});

it('never runs more at a time than it may', async () => {
  const queue = new WorkQueue(2);
  let running = 0;
  let most = 0;
  for (let i = 0; i < 6; i += 1) {
    queue.add(String(i), async () => {
      most = Math.max(most, (running += 1));
      await Promise.resolve();
      running -= 1;
    });
  }
  await queue.idle();
  expect(most).toBe(2);
});
