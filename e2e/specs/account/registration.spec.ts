import { call, meStatus, newPerson, newVisitor, readAnswer, register, signIn, verifiedPerson } from '../../fixtures/account';
import { mailsTo, tokenIn, waitForMail } from '../../fixtures/mail';
import { expect, test } from '../../fixtures/test';

const MESSAGE = 'Account created! Please check your email to verify your account.';

test('an address that is taken gets the same answer, and its owner a mail that says so', async ({ request, stack }) => {
  const owner = await verifiedPerson(stack, newPerson('taken'));
  const before = await mailsTo(stack, owner.email);
  const stranger = { ...newPerson('x'), email: owner.email.toUpperCase() };
  const taken = await register(request, stranger);
  const fresh = await register(request, newPerson('fresh'));
  expect([taken.status, taken.body]).toEqual([201, { success: true, message: MESSAGE }]);
  expect([taken.status, taken.body]).toEqual([fresh.status, fresh.body]);

  const mail = await waitForMail(stack, { to: owner.email, except: before });
  expect(mail.text).not.toMatch(/verify\?token=/);
  expect((await signIn(request, { email: owner.email, password: stranger.password })).status).toBe(401);
  expect((await signIn(request, owner)).status).toBe(200);
});

test('nothing but the form’s own fields is taken', async ({ request, stack }) => {
  const person = newPerson('mass');
  const fields = { name: person.name, email: person.email, password: person.password };
  for (const extra of [{ confirmed: true }, { blocked: false }, { id: 1 }, { provider: 'local' }, { staffStatus: 'approved' }, { _id: 'x' }]) {
    const { status, body } = await call(request, 'POST', '/auth/register', { ...fields, ...extra });
    expect([status, body.error?.code], JSON.stringify(extra)).toEqual([400, 'invalid_request']);
    expect(Object.keys(body.error?.fields ?? {})).toEqual(Object.keys(extra));
  }
  expect((await call(request, 'POST', '/auth/register', { ...fields, role: 'superadmin' })).status).toBe(400);
  expect((await call(request, 'POST', '/auth/register', { ...fields, role: 'admin' })).status).toBe(201);
  const rows = await stack.sql<{ confirmed: boolean; role: string; status: string }>(
    `select u.confirmed, u.staff_status as status, r.type as role from up_users u
     join up_users_role_lnk l on l.user_id = u.id join up_roles r on r.id = l.role_id where u.email = $1`,
    [person.email],
  );
  expect(rows).toEqual([{ confirmed: false, role: 'user', status: 'pending' }]);
});

test('before its address is verified an account can’t sign in, and only the right password is told why', async ({ request, stack }) => {
  const person = newPerson('unverified');
  await register(request, person);
  const right = await signIn(request, person);
  expect([right.status, right.body.error?.code]).toEqual([403, 'email_not_verified']);
  expect(right.body.error?.message).toMatch(/^Please verify your email before signing in/);
  expect(right.headers['set-cookie']).toBeUndefined();
  expect((await signIn(request, { ...person, password: 'Wrong-password' })).status).toBe(401);

  const mail = await waitForMail(stack, { to: person.email });
  expect((await request.get(`/verify?token=${tokenIn(mail)}`)).status(), 'opening the link').toBe(200);
  expect((await signIn(request, person)).status, 'changes nothing').toBe(403);
  expect((await call(request, 'POST', '/auth/verify', { token: tokenIn(mail) })).body).toMatchObject({ success: true, data: { status: 'active' } });
  expect((await call(request, 'POST', '/auth/verify', { token: tokenIn(mail) })).body.error?.code, 'the second time').toBe('link_invalid');
  expect((await signIn(request, person)).status).toBe(200);
});

test('who registers an unverified address again replaces what was there', async ({ request, stack }) => {
  const first = newPerson('squatted');
  await register(request, first);
  const firstMail = await waitForMail(stack, { to: first.email });
  const owner = { ...first, name: 'The Owner', password: 'Owner-123456' };
  await register(request, owner);
  const secondMail = await waitForMail(stack, { to: first.email, except: [firstMail] });
  expect((await call(request, 'POST', '/auth/verify', { token: tokenIn(firstMail) })).status, 'the older link').toBe(400);
  expect((await call(request, 'POST', '/auth/verify', { token: tokenIn(secondMail) })).status).toBe(200);
  expect((await signIn(request, first)).status).toBe(401);
  expect((await signIn(request, owner)).status).toBe(200);
});

test('passwords: 6 characters at least, 72 bytes at most, no common ones for staff, any alphabet', async ({ request, stack }) => {
  const person = newPerson('passwords');
  const refused = async (password: string, role?: 'admin') => {
    const { status, body } = await register(request, { ...person, password }, { role });
    expect(status, password).toBe(400);
    return body.error?.fields?.password;
  };
  expect(await refused('12345')).toBe('Password must be at least 6 characters');
  expect(await refused('a'.repeat(73))).toMatch(/too long/);
  expect(await refused('ع'.repeat(37)), '74 bytes').toMatch(/too long/);
  expect(await refused('password1', 'admin')).toMatch(/choose another/);
  const arabic = await verifiedPerson(stack, { ...newPerson('arabic'), password: 'كلمة سرّ طويلة' });
  expect((await signIn(request, arabic)).status).toBe(200);
});

test('a verified address on the staff’s own domain is staff at once', async ({ request, stack }) => {
  const person = await verifiedPerson(stack, newPerson('colleague', 'staff.example'), { role: 'marketing_responsible' });
  expect((await signIn(request, person)).body.data).toMatchObject({ role: 'marketing_responsible' });
});

test('nothing that only looks like the staff’s domain is one', async ({ stack }) => {
  for (const domain of ['evil.example', 'staff.example.evil.example', 'xstaff.example', 'sub.staff.example', 'staff.example.co']) {
    const person = await verifiedPerson(stack, newPerson('alike', domain), { role: 'admin' });
    const visitor = await newVisitor(stack);
    const { status, body } = await signIn(visitor, person);
    expect([status, body.error?.code], domain).toEqual([403, 'pending_approval']);
    expect(await meStatus(visitor), domain).toBe(401);
    await visitor.dispose();
  }
});

for (const [what, email] of [
  ['a quoted local part', '"a@evil.example x"@staff.example'],
  ['Cyrillic letters', 'a@st\u0430ff.example'],
  ['full-width letters', 'a@ｓtaff.example'],
  ['two at signs', 'a@evil.example@staff.example'],
  ['a line break', 'a@evil.example\n@staff.example'],
  ['a comment', 'a(x)@staff.example'],
] as const) {
  test(`no staff by an address with ${what}`, async ({ request }) => {
    const { status, body } = await register(request, { ...newPerson('x'), email }, { role: 'admin' });
    expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([400, ['email']]);
  });
}

test('no staff by an address with a null character', async ({ request }) => {
  const { status } = await register(request, { ...newPerson('x'), email: 'a@staff.example\u0000.evil.example' }, { role: 'admin' });
  expect(status).toBe(400);
});

test('messages are in the caller’s language', async ({ stack }) => {
  const visitor = await newVisitor(stack);
  const arabic = await readAnswer(await visitor.post('/api/auth/login?language=ar', { data: { email: 'a@client.example', password: 'Wrong-password' } }));
  expect(arabic.body.error?.message).toMatch(/[\u0600-\u06FF]/);
  const english = await readAnswer(await visitor.post('/api/auth/login', { data: { email: 'a@client.example', password: 'Wrong-password' } }));
  expect(english.body.error?.message).toBe('Invalid email or password');
});
