import type { Page } from '@playwright/test';
import { call, meStatus, newPerson, newVisitor, signIn, signedIn, verifiedPerson, type Language } from '../../fixtures/account';
import { signInOnPage } from '../../fixtures/auth-ui';
import { linkIn, mailsTo, tokenIn, waitForMail } from '../../fixtures/mail';
import { panelLogin, panelMe } from '../../fixtures/panel';
import { ACCOUNTS, type Stack } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES, textsOf } from '../../fixtures/texts';

/** Confirms an act on somebody in `/dashboard/staff`. */
async function act(page: Page, language: Language, what: 'approve' | 'block' | 'unblock', name: string): Promise<void> {
  const t = textsOf(language);
  await page.getByRole('button', { name: t(`Staff.${what}.label`, { name }) }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: t(`Staff.${what}.action`), exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: t(`Staff.${what}.done`, { name }) })).toBeVisible();
}

/** An administrator at the list of staff. */
async function adminPage(page: Page, stack: Stack, language: Language, prefix: string): Promise<void> {
  await page.goto(`${prefix}/dashboard/staff`);
  await expect(page).toHaveURL(new RegExp(`${prefix}/login\\?from=`));
  await signInOnPage(page, language, { email: ACCOUNTS.admin, password: stack.demoPassword });
  await expect(page).toHaveURL(new RegExp(`${prefix}/dashboard/staff$`));
}

for (const { language, prefix } of LANGUAGES) {
  const t = textsOf(language);

  test(`${language}: register as staff → pending has nothing → approved → dashboard and CMS open → blocked, both closed`, async ({ page, browser, stack }) => {
    test.setTimeout(120_000);
    const person = { ...newPerson('staff', 'agency.example'), password: 'Staff-secret-1' };
    await page.goto(`${prefix}/register`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(language === 'en' ? 'Create Admin Account' : t('Auth.Register.title'));
    await page.getByLabel(t('Auth.Fields.name'), { exact: true }).fill(person.name);
    await page.getByLabel(t('Auth.Fields.email'), { exact: true }).fill(person.email);
    await expect(page.getByLabel(t('Auth.Fields.role'))).toHaveValue('admin');
    await page.getByLabel(t('Auth.Fields.role')).selectOption('marketing_responsible');
    await page.getByLabel(t('Auth.Fields.password'), { exact: true }).fill(person.password);
    await page.getByLabel(t('Auth.Fields.confirmPassword'), { exact: true }).fill(person.password);
    await page.getByRole('button', { name: t('Auth.Register.submit'), exact: true }).click();
    const banner = language === 'en' ? 'Registration successful! Please check your email inbox and verify your account before logging in.' : t('Auth.Register.success');
    await expect(page.getByRole('status').filter({ hasText: banner })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${prefix}/register$`));

    await page.goto(linkIn(await waitForMail(stack, { to: person.email }), /\/verify\?token=/).href);
    await page.getByRole('button', { name: t('Auth.Verify.submit') }).click();
    await expect(page.getByText(t('Auth.Verify.pending'))).toBeVisible();
    await waitForMail(stack, { to: ACCOUNTS.admin, text: person.email });

    await page.goto(`${prefix}/login`);
    await signInOnPage(page, language, person);
    await expect(page.getByRole('alert').filter({ hasText: t('ApiErrors.pending_approval') })).toBeVisible();
    await page.goto(`${prefix}/dashboard`);
    await expect(page).toHaveURL(new RegExp(`${prefix}/login\\?from=`));
    const visitor = await newVisitor(stack);
    expect([(await signIn(visitor, person)).status, await meStatus(visitor)]).toEqual([403, 401]);
    expect((await call(visitor, 'GET', '/dashboard/staff')).status).toBe(401);

    const admin = await (await browser.newContext()).newPage();
    await adminPage(admin, stack, language, prefix);
    const before = await mailsTo(stack, person.email);
    // Among many, the list of all has its pages.
    const found = `${prefix}/dashboard/staff?${new URLSearchParams({ search: person.email }).toString()}`;
    await admin.goto(found);
    await act(admin, language, 'approve', person.name);

    const approved = await waitForMail(stack, { to: person.email, except: before });
    const activation = linkIn(approved, /\/admin\/auth\/register\?registrationToken=/);
    expect(activation.origin).toBe(stack.cmsUrl);
    await page.goto(`${prefix}/login?from=${encodeURIComponent(`${prefix}/dashboard`)}`);
    await signInOnPage(page, language, person);
    await expect(page).toHaveURL(new RegExp(`${prefix}/dashboard$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name);
    await page.goto(`${prefix}/dashboard/staff`);
    await expect(page, 'for administrators only').toHaveURL(new RegExp(`${prefix}/unauthorized\\?`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(language === 'en' ? 'Access Denied' : t('Unauthorized.title'));

    const panelPassword = 'Panel-secret-1';
    const panel = await browser.newPage();
    await panel.goto(activation.href);
    // The panel fills its form in when it knows who it is for, and empties what was typed until then.
    await expect(panel.getByLabel('Email')).toHaveValue(person.email);
    await panel.getByLabel(/^Password/).fill(panelPassword);
    await panel.getByLabel(/^Confirm Password/i).fill(panelPassword);
    await panel.getByRole('button', { name: "Let's start" }).click();
    await expect(panel.getByRole('link', { name: 'Content Manager' })).toBeVisible();
    await panel.close();
    const opened = await panelLogin(stack, person.email, panelPassword);
    expect(opened.status).toBe(200);
    expect(await panelMe(stack, opened.token)).toEqual({ status: 200, roles: ['Marketing'] });

    await admin.goto(found);
    await act(admin, language, 'block', person.name);
    expect((await page.request.get('/api/auth/me')).status()).toBe(401);
    await page.goto(`${prefix}/dashboard`);
    await expect(page).toHaveURL(new RegExp(`${prefix}/login\\?from=`));
    expect((await panelMe(stack, opened.token)).status).toBe(401);
    expect((await panelLogin(stack, person.email, panelPassword)).status).toBe(400);
    const refused = await signIn(await newVisitor(stack), person);
    expect([refused.status, refused.body.error?.code]).toEqual([403, 'account_blocked']);

    await admin.goto(found);
    await act(admin, language, 'unblock', person.name);
    expect((await signIn(await newVisitor(stack), person)).status).toBe(200);
    expect((await panelLogin(stack, person.email, panelPassword)).status).toBe(200);
    await admin.goto(`${prefix}/dashboard/staff/audit`);
    for (const action of ['staff_requested', 'staff_approved', 'staff_blocked', 'staff_unblocked']) {
      await expect(admin.getByRole('row').filter({ hasText: person.email }).filter({ hasText: t(`Staff.auditActions.${action}`) }).first()).toBeVisible();
    }
    await admin.context().close();
  });
}

interface Member {
  id: string;
  email: string;
}

const findMember = async (admin: Awaited<ReturnType<typeof signedIn>>, email: string): Promise<Member> => {
  const { body } = await call(admin, 'GET', `/dashboard/staff?search=${encodeURIComponent(email)}`);
  const member = (body.data as Member[]).find((one) => one.email === email);
  if (!member) throw new Error(`${email} is not among the staff`);
  return member;
};

test('an invited colleague sets a password and is in; a change of role ends their sessions and changes the panel’s role', async ({ stack }) => {
  const admin = await signedIn(stack, { email: ACCOUNTS.admin, password: stack.demoPassword });
  const person = newPerson('invited', 'agency.example');
  const invited = await call(admin, 'POST', '/dashboard/staff', { name: person.name, email: person.email, role: 'marketing_responsible', language: 'ar' });
  expect(invited.status).toBe(201);
  expect((await call(admin, 'POST', '/dashboard/staff', { name: person.name, email: person.email, role: 'admin' })).body.error?.code).toBe('account_exists');
  const mail = await waitForMail(stack, { to: person.email });
  expect(mail.html).toMatch(/dir="rtl"/);
  const visitor = await newVisitor(stack);
  expect((await call(visitor, 'PUT', `/auth/resetpassword/${tokenIn(mail)}`, { password: 'password1' })).status, 'too common for staff').toBe(400);
  expect((await call(visitor, 'PUT', `/auth/resetpassword/${tokenIn(mail)}`, { password: person.password })).status).toBe(200);
  const colleague = await signedIn(stack, person);
  expect((await colleague.get('/dashboard', { maxRedirects: 0 })).status()).toBe(200);
  expect((await call(colleague, 'GET', '/dashboard/staff')).status).toBe(403);

  const { id } = await findMember(admin, person.email);
  expect((await call(admin, 'PUT', `/dashboard/staff/${id}/role`, { role: 'admin' })).status).toBe(200);
  expect(await meStatus(colleague), 'the session of the old role').toBe(401);
  const promoted = await signedIn(stack, person);
  expect((await call(promoted, 'GET', '/dashboard/staff')).status).toBe(200);
  expect((await call(promoted, 'POST', `/dashboard/staff/${id}/block`)).body.error?.code).toBe('own_account');
  expect((await call(admin, 'POST', `/dashboard/staff/${id}/approve`, { role: 'admin' })).body.error?.code).toBe('conflict');
  expect((await call(admin, 'POST', `/dashboard/staff/${id}/block`)).status).toBe(200);
  expect(await meStatus(promoted)).toBe(401);
});

test('a refused request stays out', async ({ stack }) => {
  const admin = await signedIn(stack, { email: ACCOUNTS.admin, password: stack.demoPassword });
  const person = await verifiedPerson(stack, newPerson('refused', 'agency.example'), { role: 'admin' });
  const { id } = await findMember(admin, person.email);
  expect((await call(admin, 'POST', `/dashboard/staff/${id}/refuse`)).status).toBe(200);
  const answer = await signIn(await newVisitor(stack), person);
  expect([answer.status, answer.body.error?.code]).toEqual([403, 'account_blocked']);
});

test('marketing may look at the dashboard, and neither approve nor promote nor invite', async ({ stack }) => {
  const marketing = await signedIn(stack, { email: ACCOUNTS.marketing, password: stack.demoPassword });
  const person = await verifiedPerson(stack, newPerson('asks', 'agency.example'), { role: 'admin' });
  const { id } = await findMember(await signedIn(stack, { email: ACCOUNTS.admin, password: stack.demoPassword }), person.email);
  const attempts = [
    await call(marketing, 'POST', `/dashboard/staff/${id}/approve`, { role: 'admin' }),
    await call(marketing, 'PUT', `/dashboard/staff/${id}/role`, { role: 'admin' }),
    await call(marketing, 'POST', '/dashboard/staff', { name: 'Friend', email: newPerson('friend').email, role: 'admin' }),
    await call(marketing, 'GET', '/dashboard/staff'),
  ];
  expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect((await signIn(await newVisitor(stack), person)).body.error?.code).toBe('pending_approval');
});
