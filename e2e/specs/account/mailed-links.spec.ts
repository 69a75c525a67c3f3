import { call, meStatus, newPerson, newVisitor, signedIn, signIn, verifiedPerson, type Person } from '../../fixtures/account';
import { linkIn, mailsTo, tokenIn, waitForMail, type Mail } from '../../fixtures/mail';
import { type Stack } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';

const forgot = async (stack: Stack, { email }: Person, headers: Record<string, string> = {}): Promise<Mail> => {
  const seen = await mailsTo(stack, email);
  const visitor = await newVisitor(stack);
  const response = await visitor.post('/api/auth/forgotpassword', { data: { email }, headers });
  expect(response.status()).toBe(200);
  await visitor.dispose();
  return waitForMail(stack, { to: email, except: seen });
};

test('a reset ends every session, mails a notice, signs nobody in, and works once', async ({ request, stack }) => {
  const person = await verifiedPerson(stack, newPerson('reset'));
  const devices = await Promise.all([signedIn(stack, person), signedIn(stack, person)]);
  const mail = await forgot(stack, person);
  const token = tokenIn(mail);
  const password = 'Another-secret-1';

  const { status, headers } = await call(request, 'PUT', `/auth/resetpassword/${token}`, { password });
  expect(status).toBe(200);
  expect(headers['set-cookie'] ?? '').not.toMatch(/session=[A-Za-z0-9_-]{43}/);
  expect(await meStatus(request)).toBe(401);
  for (const device of devices) expect(await meStatus(device)).toBe(401);
  expect((await signIn(request, person)).status, 'the old password').toBe(401);
  expect((await signIn(request, { ...person, password })).status).toBe(200);

  const notice = await waitForMail(stack, { to: person.email, except: [mail, ...(await mailsTo(stack, person.email)).filter((one) => one.id !== mail.id && /verif/i.test(one.subject))] });
  expect(notice.subject).toMatch(/password/i);
  expect(notice.text).not.toContain(token);

  const again = await call(request, 'PUT', `/auth/resetpassword/${token}`, { password: 'Third-secret-12' });
  expect([again.status, again.body.error?.code]).toEqual([400, 'link_invalid']);
  expect((await signIn(request, { ...person, password })).status).toBe(200);
});

test('a link is refused after its half hour, and no other value opens anything', async ({ request, stack }) => {
  const person = await verifiedPerson(stack, newPerson('late'));
  const token = tokenIn(await forgot(stack, person));
  await stack.sql(`update app.account_links set expires_at = expires_at - interval '31 minutes' where user_id = (select id from up_users where email = $1)`, [person.email]);
  const password = 'Another-secret-1';
  for (const value of [token, '{}', '[]', '{"$ne":null}', '%7B%22%24ne%22%3Anull%7D', 'null', 'undefined', `${token}x`, '%00', 'a'.repeat(43)]) {
    const response = await request.put(`/api/auth/resetpassword/${encodeURI(value)}`, { data: { password } });
    expect(response.status(), value).toBe(400);
  }
  for (const body of [{ token: {} }, { token: [] }, { token: { $ne: null } }, { token: null }, {}, { token: [token] }]) {
    expect((await call(request, 'POST', '/auth/verify', body)).status, JSON.stringify(body)).toBe(400);
  }
  expect((await signIn(request, { ...person, password })).status).toBe(401);
  expect((await signIn(request, person)).status).toBe(200);
});

test('a newer link makes the older one of no use once it is used', async ({ request, stack }) => {
  const person = await verifiedPerson(stack, newPerson('twice'));
  const older = tokenIn(await forgot(stack, person));
  const newer = tokenIn(await forgot(stack, person));
  expect((await call(request, 'PUT', `/auth/resetpassword/${newer}`, { password: 'Newer-secret-1' })).status).toBe(200);
  expect((await call(request, 'PUT', `/auth/resetpassword/${older}`, { password: 'Older-secret-1' })).status).toBe(400);
});

test('links in mails never follow the caller’s Host', async ({ stack }) => {
  const person = await verifiedPerson(stack, newPerson('host'));
  for (const name of ['x-forwarded-host', 'forwarded', 'x-original-host', 'x-host', 'origin-host']) {
    const mail = await forgot(stack, person, { [name]: name === 'forwarded' ? 'host=evil.example' : 'evil.example' });
    expect(linkIn(mail, /\/reset-password\//).origin).toBe(stack.siteUrl);
    expect(mail.html + mail.text + JSON.stringify(mail.headers)).not.toContain('evil.example');
  }
});

test('a forged Host header is refused or without effect', async ({ stack }) => {
  const person = await verifiedPerson(stack, newPerson('forged'));
  const seen = await mailsTo(stack, person.email);
  const visitor = await newVisitor(stack);
  const response = await visitor.post('/api/auth/forgotpassword', { data: { email: person.email }, headers: { host: 'evil.example' } });
  expect(response.status()).toBeLessThan(500);
  if (response.ok()) {
    const mail = await waitForMail(stack, { to: person.email, except: seen });
    expect(linkIn(mail, /\/reset-password\//).origin).toBe(stack.siteUrl);
  }
});

test('in Arabic the mail, its link and the answer are Arabic', async ({ request, stack }) => {
  const person = await verifiedPerson(stack, newPerson('rtl'), { language: 'ar' });
  const seen = await mailsTo(stack, person.email);
  const { body } = await call(request, 'POST', '/auth/forgotpassword?language=ar', { email: person.email });
  expect(body.message).toMatch(/[\u0600-\u06FF]/);
  const mail = await waitForMail(stack, { to: person.email, except: seen });
  expect(mail.subject).toMatch(/[\u0600-\u06FF]/);
  expect(mail.html).toMatch(/<html[^>]*\bdir="rtl"/);
  expect(mail.html).toMatch(/<html[^>]*\blang="ar"/);
  expect(linkIn(mail, /\/reset-password\//).pathname).toMatch(/^\/ar\/reset-password\//);
});
