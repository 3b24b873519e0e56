import {
  expect,
  expectAccessible,
  expectRow,
  expectTitle,
  expectToast,
  test,
} from '../../shared/build/src/e2e/fixtures';

test('shows the machines of all locations with addresses, prices and totals', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/compute');
  await expectTitle(page, 'Virtual machines');
  const row = await expectRow(page, 'api-gateway-prod-01');
  await expect(row).toContainText('203.0.113.14');
  await expect(row).toContainText('Ubuntu 24.04 LTS');
  await expect(row).toContainText('€43.80');
  await expect(page.getByText(/14 machines in 3 locations/)).toBeVisible();
  await expect(page.getByText(/Total before VAT/)).toBeVisible();
});

test('keeps location, search, status and sorting in the address', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/compute');
  await page.getByRole('radio', { name: /Tartu/ }).click();
  await expect(page).toHaveURL(/location=trtu/);
  await expect(page.getByRole('link', { name: 'grafana' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'api-gateway-prod-01' })).toBeHidden();
  await page.getByRole('searchbox').fill('198.51.100.9');
  await expect(page).toHaveURL(/q=198/);
  await expect(page.getByRole('link', { name: 'wiki' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name: 'grafana' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'wiki' })).toBeHidden();
  await page.getByRole('searchbox').fill('no such machine');
  await expect(page.getByText(/No records match/)).toBeVisible();
});

test('says which location did not answer and keeps the others usable', async ({ page, sandbox, signIn, open }) => {
  await sandbox.faults({ method: 'GET', path: '/trtu/user-resource/vm/list', status: 504 });
  await signIn('customer');
  await open('/compute');
  const strip = page.getByRole('alert').filter({ hasText: 'Tartu did not answer.' });
  await expect(strip).toContainText('Its machines are missing below; nothing was changed.');
  await expect(page.getByRole('radio', { name: /Tartu/ })).toContainText('No answer');
  await expectRow(page, 'api-gateway-prod-01');
  await sandbox.clearFaults();
  await strip.getByRole('button', { name: 'Retry now' }).click();
  await expect(strip).toBeHidden();
  await expectRow(page, 'grafana');
});

test('starts and stops several at once, those that it is possible for', async ({ page, sandbox, signIn, open }) => {
  await signIn('customer');
  await open('/compute');
  await page.getByRole('checkbox', { name: 'Select grafana' }).check();
  await page.getByRole('checkbox', { name: 'Select wiki' }).check();
  await page.getByRole('checkbox', { name: 'Select staging-all-in-one' }).check();
  const bar = page.getByRole('toolbar', { name: '3 selected' });
  await expect(bar).toContainText('/month');
  await bar.getByRole('button', { name: 'Stop (2 of 3)' }).click();
  await expectToast(page, '2 machines are stopped');
  await expect(await expectRow(page, 'grafana')).toContainText('Stopped');
  const stops = (await sandbox.requests()).filter(({ path }) => path.endsWith('/vm/stop'));
  expect(stops).toHaveLength(2);
});

test('deletes several, each named, after a typed word', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/compute');
  await page.getByRole('checkbox', { name: 'Select wiki' }).check();
  await page.getByRole('checkbox', { name: 'Select staging-all-in-one' }).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 2 virtual machines' });
  await expect(dialog).toContainText('wiki');
  await expect(dialog).toContainText('staging-all-in-one');
  await expect(dialog).toContainText('198.51.100.17 is kept');
  await dialog.getByRole('textbox').fill('delete');
  await dialog.getByRole('button', { name: 'Delete 2 machines' }).click();
  await expectToast(page, '2 machines were deleted');
  await expect(page.getByRole('link', { name: 'staging-all-in-one' })).toBeHidden();
});

test('actions that are not possible say why', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/compute');
  await page.getByRole('button', { name: 'Actions for staging-all-in-one' }).click();
  const stop = page.getByRole('menuitem', { name: /^Stop/ });
  await expect(stop).toHaveAttribute('aria-disabled', 'true');
  await expect(stop).toContainText('Already stopped');
  await page.getByRole('menuitem', { name: /^Start/ }).click();
  await expectToast(page, 'staging-all-in-one is running');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is accessible, ${colorScheme}`, async ({ page, signIn, open }) => {
    await page.emulateMedia({ colorScheme });
    await signIn('customer');
    await open('/compute');
    await expectRow(page, 'api-gateway-prod-01');
    await expectAccessible(page);
    await open('/compute/create');
    await expect(page.getByText('Total per month')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create virtual machine' }).click();
    await expect(page.getByText('This field is required').first()).toBeVisible();
    await expectAccessible(page);
  });
}

test('works with a thumb at 390 px', async ({ page, signIn, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('customer');
  await open('/compute');
  await expectRow(page, 'api-gateway-prod-01');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  await page.getByRole('button', { name: /4 items/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Price' });
  await expect(sheet.getByText('Total per month')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
