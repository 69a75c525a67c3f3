import { newPerson, register, verifiedPerson } from '../../fixtures/account';
import { signInOnPage } from '../../fixtures/auth-ui';
import { ACCOUNTS } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES, textsOf } from '../../fixtures/texts';

for (const { language, prefix } of LANGUAGES) {
  const t = textsOf(language);

  test(`${language}: a guarded page leads to the login page and back`, async ({ page, stack }) => {
    const person = await verifiedPerson(stack, newPerson('back'));
    await page.goto(`${prefix}/quotes`);
    await expect(page).toHaveURL(new RegExp(`${prefix}/login\\?from=`));
    await expect(page.getByText(language === 'en' ? 'Please log in to access this page' : t('Auth.Login.mustLogIn'))).toBeVisible();
    await signInOnPage(page, language, { ...person, password: 'Wrong-password' });
    await expect(page.getByRole('alert').filter({ hasText: language === 'en' ? 'Your credentials are incorrect' : t('Auth.Login.credentialsIncorrect') })).toBeVisible();
    await signInOnPage(page, language, person);
    await expect(page).toHaveURL(`${prefix}/quotes`);
    await page.goto(`${prefix}/dashboard`);
    await expect(page).toHaveURL(new RegExp(`${prefix}/unauthorized\\?`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(language === 'en' ? 'Access Denied' : t('Unauthorized.title'));
    await page.getByRole('link', { name: language === 'en' ? 'Go back home' : t('Unauthorized.home') }).click();
    await expect(page).toHaveURL(new RegExp(`:\\d+${prefix || '/'}$`));
  });

  test(`${language}: an account that isn’t verified is told so, and an invalid address in its field`, async ({ page, request }) => {
    const person = newPerson('unverified');
    await register(request, person);
    await page.goto(`${prefix}/login`);
    await signInOnPage(page, language, person);
    const message = language === 'en' ? 'Your account is not verified. Please check your email for a verification link.' : t('Auth.Login.notVerified');
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await signInOnPage(page, language, { email: 'nobody', password: '12345' });
    await expect(page.getByText(language === 'en' ? 'Invalid email address' : t('Problems.emailInvalid'))).toBeVisible();
    await expect(page.getByText(language === 'en' ? 'Password must be at least 6 characters' : t('Problems.passwordMin'))).toBeVisible();
  });
}

test('staff without a wish go to the dashboard', async ({ page, stack }) => {
  await page.goto('/login');
  await signInOnPage(page, 'en', { email: ACCOUNTS.marketing, password: stack.demoPassword });
  await expect(page).toHaveURL(/\/dashboard$/);
});

const ELSEWHERE = [
  '//evil.example', '/\\evil.example', 'https:evil.example', 'https://evil.example/', '%2f%2fevil.example', '/%2fevil.example', 'javascript:alert(1)',
  '/\t/evil.example', '\t//evil.example', '/ar//evil.example', 'data:text/html,x',
];

for (const target of ELSEWHERE) {
  test(`signing in never leads to ${JSON.stringify(target)}`, async ({ page, stack }) => {
    const person = await verifiedPerson(stack, newPerson('return'));
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(frame.url()));
    page.on('dialog', (dialog) => {
      visited.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    await page.goto(`/login?from=${encodeURIComponent(target)}`);
    await signInOnPage(page, 'en', person);
    await expect(page).toHaveURL('/quotes');
    expect(visited.filter((url) => !url.startsWith(`${stack.siteUrl}/`))).toEqual([]);
  });
}

test('a logout in the middle of a visit leaves a protected page at once', async ({ page, stack }) => {
  const person = await verifiedPerson(stack, newPerson('leaves'));
  await page.goto('/login?from=/quotes');
  await signInOnPage(page, 'en', person);
  await expect(page).toHaveURL('/quotes');
  await page.context().clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/login\?from=%2Fquotes$/);
});
