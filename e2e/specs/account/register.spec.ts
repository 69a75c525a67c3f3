import { newPerson, verifiedPerson } from '../../fixtures/account';
import { createAccountIn, dialogForm, expectSignedIn, expectSignedOut, openAuthDialog, signInIn, signOut } from '../../fixtures/auth-ui';
import { linkIn, waitForMail } from '../../fixtures/mail';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES, textsOf } from '../../fixtures/texts';

const STORED = ['auth-token', 'user', 'auth'];

/** Notes the site's own events as they happen, over page loads. */
const recordEvents = () => {
  for (const name of ['userLoggedIn', 'userLoggedOut']) {
    window.addEventListener(name, () => sessionStorage.setItem('events', `${sessionStorage.getItem('events') ?? ''}${name} `));
  }
};

for (const { language, prefix, dir } of LANGUAGES) {
  const t = textsOf(language);

  for (const width of [1280, 360]) {
    test(`${language}, ${width} px: register in the dialog, verify by mail, sign in, sign out`, async ({ page, stack }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(recordEvents);
      const person = newPerson('register');
      await page.goto(`${prefix}/about`);
      let dialog = await openAuthDialog(page, language);
      await createAccountIn(dialog, language, person);
      const created = language === 'en' ? 'Account created! Please check your email to verify your account.' : t('Auth.Modal.created');
      await expect(dialog.getByRole('heading', { name: created })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('auth-token')), 'not signed in by it').toBeNull();

      const mail = await waitForMail(stack, { to: person.email });
      expect(mail.html).toMatch(new RegExp(`<html[^>]*\\bdir="${dir}"`));
      expect(mail.html).toMatch(new RegExp(`<html[^>]*\\blang="${language}"`));
      const link = linkIn(mail, /\/verify\?token=/);
      expect([link.origin, link.pathname]).toEqual([stack.siteUrl, `${prefix}/verify`]);

      await page.goto(link.href);
      await page.reload();
      await page.getByRole('button', { name: t('Auth.Verify.submit') }).click();
      await expect(page.getByText(t('Auth.Verify.active'))).toBeVisible();
      await page.goto(link.href);
      await page.getByRole('button', { name: t('Auth.Verify.submit') }).click();
      await expect(page.getByRole('heading', { name: t('Auth.Verify.invalidTitle') }), 'a link works once').toBeVisible();

      await page.goto(`${prefix}/about`);
      dialog = await openAuthDialog(page, language);
      await signInIn(dialog, language, person);
      await expect(dialog).toBeHidden();
      await expectSignedIn(page);
      await expect(page).toHaveURL(new RegExp(`${prefix}/about$`));
      expect(await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key) !== null), STORED)).toEqual([true, true, true]);
      expect(await page.evaluate(() => document.cookie), 'no script reads the session').not.toContain('session');

      await signOut(page, language);
      await expectSignedOut(page);
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('events'))).toBe('userLoggedIn userLoggedOut ');
      expect(await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), STORED)).toEqual([null, null, null]);
      expect((await page.request.get('/api/auth/me')).status()).toBe(401);
    });
  }

  test(`${language}: the dialog says what is wrong, in the field and in the box`, async ({ page, stack }) => {
    const person = await verifiedPerson(stack, newPerson('wrong'));
    await page.goto(prefix || '/');
    const dialog = await openAuthDialog(page, language);
    await signInIn(dialog, language, { ...person, password: 'Wrong-password' });
    const refused = language === 'en' ? 'Invalid email or password' : t('ApiErrors.invalid_credentials');
    await expect(dialog.getByRole('alert')).toContainText(refused);
    await signInIn(dialog, language, { ...person, password: '123' });
    const tooShort = language === 'en' ? 'Password must be at least 6 characters' : t('Problems.passwordMin');
    await expect(dialog.getByText(tooShort)).toBeVisible();
    await expect((await dialogForm(dialog, language, 'signIn')).getByLabel(t('Auth.Fields.password'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
  });
}

test('the dialog: Escape closes it, the page behind stands still, the focus comes back, passwords can be shown', async ({ page }) => {
  await page.goto('/');
  const dialog = await openAuthDialog(page, 'en');
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY + getComputedStyle(document.body).overflowY);
  expect(await overflow()).toContain('hidden');
  const signInForm = await dialogForm(dialog, 'en', 'signIn');
  const password = signInForm.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await password.fill('Secret-1234');
  await signInForm.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await signInForm.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await overflow()).not.toContain('hidden');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Get Started', exact: true })).toBeFocused();

  await openAuthDialog(page, 'en');
  const createForm = await dialogForm(dialog, 'en', 'createAccount');
  await expect(createForm.getByLabel('Business domain').getByRole('option')).toHaveCount(14 + 1);
  await expect(createForm.getByLabel('Client segment').getByRole('option')).toHaveCount(10 + 1);
});

test('every tab follows a sign-in and a logout', async ({ page, context, stack }) => {
  const person = await verifiedPerson(stack, newPerson('tabs'));
  await page.goto('/about');
  const other = await context.newPage();
  await other.goto('/blog');
  await signInIn(await openAuthDialog(page, 'en'), 'en', person);
  await expectSignedIn(other);
  await other.goto('/quotes');
  await expect(other).toHaveURL('/quotes');
  await signOut(page, 'en');
  await expect(other).toHaveURL(/\/login\?from=%2Fquotes$/);
});

test('a visitor who never signed in asks nobody who they are; one who did asks once per page', async ({ page, stack }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/auth/me') asked.push(page.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.goto('/services', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);

  const person = await verifiedPerson(stack, newPerson('once'));
  await signInIn(await openAuthDialog(page, 'en'), 'en', person);
  await expectSignedIn(page);
  asked.length = 0;
  await page.goto('/blog', { waitUntil: 'networkidle' });
  await expectSignedIn(page);
  expect(asked).toHaveLength(1);
});

test('a 401 forgets who was signed in; only a protected page is left', async ({ page, stack }) => {
  const person = await verifiedPerson(stack, newPerson('expired'));
  await page.goto('/about');
  await signInIn(await openAuthDialog(page, 'en'), 'en', person);
  await expectSignedIn(page);
  await stack.sql('delete from app.sessions where user_id = (select id from up_users where email = $1)', [person.email]);
  await page.goto('/about');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Get Started', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
  // The page as it was rendered has that button, too: it doesn't tell when the answer has come.
  await expect.poll(() => page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), STORED)).toEqual([null, null, null]);
  await page.goto('/ar/quotes');
  await expect(page).toHaveURL(/\/ar\/login\?from=%2Far%2Fquotes$/);
});
