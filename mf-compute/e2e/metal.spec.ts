import {
  expect,
  expectAccessible,
  expectRow,
  expectTitle,
  expectToast,
  inEachLook,
  SCHEMES,
  test,
} from '../../shared/tooling/src/e2e/fixtures';
import { METAL, metalSandbox } from './metal-site';

test.beforeEach(async ({ sandbox }) => {
  await metalSandbox(sandbox, 1);
});

test('lists leased servers by status with their price', async ({ page, signIn, open }) => {
  await signIn('customer', METAL);
  await open('/metal', METAL);
  await expectTitle(page, 'Bare metal');
  const row = await expectRow(page, 'build-farm-01');
  await expect(row).toContainText('€149.00');
  await expect(row).toContainText('203.0.113.151');
  await expect(await expectRow(page, 'build-farm-03')).toContainText('after installation');
  await expect(page.getByText('13 servers').first()).toBeVisible();
  await expect(page.getByText(/Total before VAT €3,224.00 a month/)).toBeVisible();
  await page.getByRole('radio', { name: /Pending/ }).click();
  await expect(page).toHaveURL(/state=pending/);
  await expect(page.getByRole('link', { name: 'build-farm-03' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'build-farm-01' })).toBeHidden();
});

test('searches by address, MAC and ID, and keeps filters in the address', async ({ page, signIn, open }) => {
  await signIn('customer', METAL);
  await open('/metal?columns=mac,uuid', METAL);
  const found = page.getByRole('link', { name: 'ams-db-primary', exact: true });
  const other = page.getByRole('link', { name: 'win-rds' });
  await expect(found).toBeVisible();
  const cells = (await expectRow(page, 'ams-db-primary')).getByRole('cell');
  const texts = await cells.allTextContents();
  const uuid = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(texts.join(' '))?.[0] ?? '';
  const mac = /([0-9a-f]{2}:){5}[0-9a-f]{2}/.exec(texts.join(' '))?.[0] ?? '';
  for (const text of ['203.0.113.140', mac, uuid]) {
    expect(text).not.toBe('');
    await page.getByRole('searchbox').fill(text);
    await expect(other).toBeHidden();
    await expect(found).toBeVisible();
  }
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: /^System any/ }).click();
  await page.getByRole('checkbox', { name: /Rocky Linux 9/ }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/system=/);
  await page.reload();
  await expect(page.getByRole('link', { name: 'hypervisor-lab' })).toBeVisible();
  await expect(found).toBeHidden();
});

test('shows what this month has cost where the column is asked for', async ({ page, signIn, open }) => {
  await signIn('customer', METAL);
  await open('/metal?columns=soFar,hourly', METAL);
  const row = await expectRow(page, 'build-farm-01');
  await expect(row).toContainText('€0.2041');
  await expect(page.getByRole('columnheader', { name: 'This month' })).toBeVisible();
  await expect(page.getByText(/so far this month/)).toBeVisible();
});

test('one location that fails hides no server of another, and polling goes on only while one is pending', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  const metal = sandbox.on(METAL);
  await metal.faults({ method: 'GET', path: '/trtu/metal/leases', status: 504 });
  await signIn('customer', METAL);
  await open('/metal', METAL);
  const strip = page.getByRole('alert').filter({ hasText: 'Tartu did not respond.' });
  await expect(strip).toContainText('Its servers are missing below; nothing was changed.');
  await expectRow(page, 'build-farm-01');
  await metal.clearFaults();
  await strip.getByRole('button', { name: 'Retry now' }).click();
  await expect(strip).toBeHidden();
  await expectRow(page, 'mirror');
  await expect(await expectRow(page, 'build-farm-03')).toContainText('Pending');
  await metal.speed(0);
  await expect(await expectRow(page, 'build-farm-03')).toContainText('In use');
});

test('releases several: the plan, the word, and the result of each', async ({ page, signIn, open }) => {
  await signIn('customer', METAL);
  await open('/metal', METAL);
  await page.getByRole('checkbox', { name: 'Select cache-edge-a' }).check();
  await page.getByRole('checkbox', { name: 'Select build-farm-03' }).check();
  const bar = page.getByRole('toolbar', { name: '2 selected' });
  await expect(bar).toContainText('€228.00/month');
  await bar.getByRole('button', { name: 'Release' }).click();
  const dialog = page.getByRole('dialog', { name: 'Release 2 servers' });
  await expect(dialog).toContainText('Its disks are wiped: 2 × 960 GB SSD.');
  await expectAccessible(page);
  await dialog.getByRole('textbox').fill('release');
  await dialog.getByRole('button', { name: 'Release 2 servers' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'build-farm-03' })).toContainText(
    'Too soon to release machine',
  );
  await expect(dialog.getByRole('listitem').filter({ hasText: 'cache-edge-a' })).toContainText('Done');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByRole('link', { name: 'cache-edge-a' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'build-farm-03' })).toBeVisible();
});

test('renames and releases from the list, by address', async ({ page, signIn, open }) => {
  await signIn('customer', METAL);
  await open('/metal', METAL);
  await page.getByRole('button', { name: 'Actions for cache-edge-b' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await expect(page).toHaveURL(/rename=/);
  const dialog = page.getByRole('dialog', { name: 'Rename server' });
  await dialog.getByLabel('Name').fill('  ');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(dialog).toContainText('This field is required');
  await dialog.getByLabel('Name').fill('cache-edge-c');
  const toast = expectToast(page, 'Renamed to cache-edge-c');
  await dialog.getByLabel('Name').press('Enter');
  await toast;
  await expect(page).not.toHaveURL(/rename=/);
  await expect(page.getByRole('link', { name: 'cache-edge-c' })).toBeVisible();
});

test('a person without servers learns the price and where to order', async ({ page, signIn, open }) => {
  await signIn('new', METAL);
  await open('/metal', METAL);
  await expect(page.getByText('No records')).toBeVisible();
  await expect(page.getByText(/from €79.00 a month before VAT/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Lease a server' }).last().click();
  await expectTitle(page, 'Lease a server');
});

test('is accessible', async ({ page, signIn, open }) => {
  await signIn('customer', METAL);
  await open('/metal', METAL);
  await expectRow(page, 'build-farm-01');
  await inEachLook(page, SCHEMES, () => expectAccessible(page));
});
