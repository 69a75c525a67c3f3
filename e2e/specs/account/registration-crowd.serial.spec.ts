import { newPerson, newVisitor, register } from '../../fixtures/account';
import { mailsTo, waitForMail } from '../../fixtures/mail';
import { expect, test } from '../../fixtures/test';

// Alone, as others would wait for their own passwords meanwhile.
test('50 registrations of one address at once make one account and few mails', async ({ stack }) => {
  const person = newPerson('Crowd');
  const spellings = [person.email, person.email.toLowerCase(), person.email.toUpperCase()];
  const answers = await Promise.all(Array.from({ length: 50 }, async (_, index) => {
    const visitor = await newVisitor(stack);
    const { status } = await register(visitor, { ...person, email: spellings[index % spellings.length] ?? '' });
    await visitor.dispose();
    return status;
  }));
  // 50 hashes at once are more than two cores do in the time a visitor is kept waiting: some may be asked to come back.
  expect(answers).toContain(201);
  expect(answers.filter((status) => status !== 201 && status !== 503)).toEqual([]);
  const rows = await stack.sql(`select id from up_users where lower(email) = lower($1)`, [person.email]);
  expect(rows).toHaveLength(1);
  await waitForMail(stack, { to: person.email.toLowerCase() });
  const waiting = () => stack.sql(`select id from app.outbox where lower(recipient) = lower($1) and sent_at is null`, [person.email]);
  await expect.poll(waiting, { timeout: 20_000 }).toEqual([]);
  expect((await mailsTo(stack, person.email.toLowerCase())).length).toBeLessThanOrEqual(3);
});
