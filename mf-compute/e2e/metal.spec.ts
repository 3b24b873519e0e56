import { expect, expectAccessible, expectRow, expectTitle, test } from '../../shared/build/src/e2e/fixtures';

const METAL = 'metal.localhost';

test.beforeEach(async ({ sandbox }) => {
  await sandbox.on(METAL).clearFaults();
  await sandbox.on(METAL).reset();
  await sandbox.on(METAL).speed(1);
});

test('lists leased servers by status with their price', async ({ page, signIn, open }) => {
  await signIn('customer', METAL);
  await open('/metal', METAL);
  await expectTitle(page, 'Bare metal');
  const row = await expectRow(page, 'build-farm-01');
  await expect(row).toContainText('€149.00');
  await page.getByRole('radio', { name: /Pending/ }).click();
  await expect(page).toHaveURL(/state=pending/);
  await expect(page.getByRole('link', { name: 'build-farm-03' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'build-farm-01' })).toBeHidden();
});

test('opens a lease by its address alone, wherever it is', async ({ page, signIn, open }) => {
  await signIn('customer', METAL);
  await open('/metal', METAL);
  await page.getByRole('link', { name: 'ams-db-primary' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ams-db-primary' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('EPYC 9354P, 384 GB').first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'History' })).toContainText('Ordered');
  await open('/metal/lease/nowhere', METAL);
  await expect(page.getByText('No such server')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is accessible, ${colorScheme}`, async ({ page, signIn, open }) => {
    await page.emulateMedia({ colorScheme });
    await signIn('customer', METAL);
    await open('/metal', METAL);
    await expectRow(page, 'build-farm-01');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'ams-db-primary' }).click();
    await expect(page.getByRole('table', { name: 'History' })).toBeVisible();
    await expectAccessible(page);
  });
}
