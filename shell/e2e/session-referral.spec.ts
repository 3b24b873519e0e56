import { expect, originOf, test } from '../../shared/tooling/src/e2e/fixtures';
import { logIn } from './log-in';

for (const address of ['/referral/ab12cd', '/app/referral/ab12cd', '/app/?referral_code=ab12cd']) {
  test(`${address} keeps its code, offers to sign up, and fills it in where an account is made`, async ({
    page,
    server,
  }) => {
    await page.goto(originOf(server) + address);
    await expect(page).toHaveURL(/\/app\/$/);
    await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
    await expect(page.getByText('Referral code ab12cd will be applied when you sign up.')).toBeVisible();
    expect(
      await page.evaluate(() => [localStorage.getItem('referralCode'), sessionStorage.getItem('referral')]),
    ).toEqual(['ab12cd', 'true']);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await logIn(page, 'new@example.com');
    await expect(page.getByText('You have no billing account yet.')).toBeVisible();
    await page.goto(`${originOf(server)}/app/billing/create`);
    await expect(page.getByRole('textbox', { name: 'Referral code' })).toHaveValue('ab12cd');
  });
}

test('a referral code that is none is taken out of the address and forgotten', async ({ page, open }) => {
  await open('/?referral_code=%3Cimg%20src%3Dx%3E');
  await expect(page).toHaveURL(/\/app\/$/);
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('referralCode'))).toBeNull();
});
