import {
  expect,
  expectAccessible,
  expectFits,
  expectRow,
  inEachLook,
  LOOKS,
  test,
} from '../../shared/tooling/src/e2e/fixtures';

test('the navigation leads to the list of accounts', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/');
  await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'TITLE' }).click();
  await expect(page).toHaveURL(/\/NAME$/);
  await expectRow(page, 'Nordlicht Logistik');
  await inEachLook(page, LOOKS, async () => {
    await expectAccessible(page);
    await expectFits(page);
  });
});

test('a failure is told, and Retry asks again', async ({ page, signIn, open, sandbox }) => {
  await sandbox.faults({
    path: '/payment/billing_account/list',
    status: 500,
    body: { errors: { Error: 'broken on purpose' } },
  });
  await signIn('customer');
  await open('/NAME');
  const panel = page.getByText('broken on purpose');
  await expect(panel).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expectRow(page, 'Nordlicht Logistik');
});
