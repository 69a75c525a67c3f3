import { newPerson, verifiedPerson } from '../../fixtures/account';
import { expectSignedIn, expectSignedOut, openAuthDialog, signInIn, signInOnPage } from '../../fixtures/auth-ui';
import { linkIn, mailsTo, waitForMail } from '../../fixtures/mail';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES, textsOf } from '../../fixtures/texts';

for (const { language, prefix, dir } of LANGUAGES) {
  const t = textsOf(language);

  test(`${language}: forgotten password → mail → new password; sessions elsewhere are over, the link is used up`, async ({ page, browser, stack }) => {
    const person = await verifiedPerson(stack, newPerson('recover'), { language });
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto(`${prefix}/about`);
    await signInIn(await openAuthDialog(elsewhere, language), language, person);
    await expectSignedIn(elsewhere);
    const before = await mailsTo(stack, person.email);

    await page.goto(`${prefix}/login`);
    await page.getByRole('link', { name: t('Auth.Login.forgot') }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/forgot-password`));
    await page.getByLabel(t('Auth.Fields.email'), { exact: true }).fill(person.email);
    await page.getByRole('button', { name: t('Auth.Forgot.submit') }).click();
    await expect(page.getByText(t('Auth.Forgot.done'))).toBeVisible();

    const mail = await waitForMail(stack, { to: person.email, except: before });
    expect(mail.html).toMatch(new RegExp(`<html[^>]*\\bdir="${dir}"`));
    const link = linkIn(mail, /\/reset-password\//);
    const password = 'New-secret-123';
    const setPassword = async (first: string, second = first) => {
      await page.goto(link.href);
      await page.getByLabel(t('Auth.Fields.newPassword'), { exact: true }).fill(first);
      await page.getByLabel(t('Auth.Fields.confirmPassword'), { exact: true }).fill(second);
      await page.getByRole('button', { name: t('Auth.Reset.submit') }).click();
    };
    await setPassword(password, 'Something-else');
    await expect(page.getByText(language === 'en' ? 'Passwords don\'t match' : t('Problems.passwordsDiffer'))).toBeVisible();
    await setPassword(password);
    await expect(page.getByText(t('Auth.Reset.done'))).toBeVisible();
    expect((await page.request.get('/api/auth/me')).status(), 'signs nobody in').toBe(401);

    const notice = await waitForMail(stack, { to: person.email, except: [...before, mail] });
    expect(notice.html).toMatch(new RegExp(`<html[^>]*\\bdir="${dir}"`));
    expect(notice.html).not.toContain(link.pathname);

    await elsewhere.reload();
    await expectSignedOut(elsewhere);
    await elsewhere.context().close();

    await setPassword('Third-secret-12');
    await expect(page.getByRole('heading', { name: t('Auth.Reset.invalidTitle') })).toBeVisible();

    await page.goto(`${prefix}/login`);
    await signInOnPage(page, language, { email: person.email, password });
    await expect(page).toHaveURL(new RegExp(`${prefix}/quotes$`));
  });
}
