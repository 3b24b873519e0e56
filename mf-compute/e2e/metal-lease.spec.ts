import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectTitle,
  expectToast,
  inEachLook,
  SCHEMES,
  test,
} from '../../shared/tooling/src/e2e/fixtures';
import { METAL, metalSandbox } from './metal-site';

type Open = (path: string, host?: string) => Promise<void>;

test.beforeEach(async ({ sandbox }) => {
  await metalSandbox(sandbox, 1);
});

async function openLease(page: Page, open: Open, name: string): Promise<void> {
  await open('/metal', METAL);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

test('opens a lease by its address alone, wherever it is, with all that is known of it', async ({
  page,
  signIn,
  open,
}) => {
  await signIn('customer', METAL);
  await openLease(page, open, 'ams-db-primary');
  await page.reload();
  await expect(page.getByText('EPYC 9354P, 384 GB').first()).toBeVisible();
  await expect(page.getByText('203.0.113.140').first()).toBeVisible();
  await expect(page.getByText('8 × 3.84 TB NVMe').first()).toBeVisible();
  // The list has 412; the account that pays has a discount of 5 %.
  await expect(page.getByText('of about €391.40 a month')).toBeVisible();
  await page.getByRole('tab', { name: /History/ }).click();
  await expect(page).toHaveURL(/tab=history/);
  await expect(page.getByRole('table', { name: 'History' })).toContainText('Leased');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Hardware' })).toBeVisible();
});

test('an unknown server, and one that cannot be known now', async ({ page, sandbox, signIn, open }) => {
  await signIn('customer', METAL);
  await open('/metal/lease/nowhere', METAL);
  await expect(page.getByText('Server not found')).toBeVisible();
  await expect(page.getByText(/There is no leased server nowhere/)).toBeVisible();
  await expectAccessible(page);
  await sandbox.on(METAL).faults({ method: 'GET', path: '/trtu/metal/leases', status: 504 });
  await page.reload();
  await expect(page.getByText('The locations that responded have no server nowhere.')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Tartu did not respond.' })).toBeVisible();
});

test('a location that fails does not hide a server of another', async ({ page, sandbox, signIn, open }) => {
  await signIn('customer', METAL);
  await openLease(page, open, 'ams-db-primary');
  await sandbox.on(METAL).faults({ method: 'GET', path: '/trtu/metal/leases', drop: 'hang' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'ams-db-primary' })).toBeVisible();
  await expect(page.getByText('203.0.113.140').first()).toBeVisible();
});

test('shows the credentials when asked, hides them again, and keeps them nowhere', async ({ page, signIn, open }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('customer', METAL);
  await openLease(page, open, 'ams-db-primary');
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Access' }) });
  await expect(card).not.toContainText('root / ');
  await card.getByRole('button', { name: 'Copy', exact: true }).click();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  expect(secret).toMatch(/^root \/ .{10}/);
  await expect(card).not.toContainText(secret);
  await card.getByRole('button', { name: 'Show' }).click();
  await expect(card).toContainText(secret);
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Hide' }).click();
  await expect(card).not.toContainText(secret);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(secret.split(' / ')[1]);
  await page.getByRole('tab', { name: 'As code' }).click();
  await expect(page.getByText('/metal/leases').first()).toBeVisible();
  expect(await page.content()).not.toContain(secret.split(' / ')[1]);
});

test('renames, by the address of the dialog, and tells it in the activity', async ({ page, signIn, open }) => {
  await signIn('customer', METAL);
  await openLease(page, open, 'hypervisor-lab');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(page).toHaveURL(/dialog=rename/);
  const dialog = page.getByRole('dialog', { name: 'Rename server' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill('lab-2');
  const toast = expectToast(page, 'Renamed to lab-2');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await toast;
  await expect(page.getByRole('heading', { level: 1, name: 'lab-2' })).toBeVisible();
  await expectTitle(page, 'lab-2');
  await expect(page).not.toHaveURL(/dialog/);
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page.getByRole('tab', { name: 'Activity' })).toHaveAttribute('aria-selected', 'true');
});

test('too soon to release: told in the dialog, and nothing changes', async ({ page, signIn, open }) => {
  await signIn('customer', METAL);
  await openLease(page, open, 'build-farm-03');
  await expect(page.getByText('The server is being installed.')).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Release' }).click();
  const dialog = page.getByRole('dialog', { name: 'Release server' });
  await dialog.getByLabel(/^Type .+ to confirm$/).fill('build-farm-03');
  await dialog.getByRole('button', { name: 'Release server' }).click();
  await expect(dialog).toContainText('Too soon to release machine');
  await expect(dialog).toContainText('This one has been leased since');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'build-farm-03' })).toBeVisible();
});

test('releases a server: what goes, what is saved, the typed name, and back to the list', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer', METAL);
  await openLease(page, open, 'cache-edge-a');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Release' }).click();
  const dialog = page.getByRole('dialog', { name: 'Release server' });
  await expect(dialog).toContainText('All disks are wiped');
  await expect(dialog).toContainText('203.0.113.160');
  await expect(dialog).toContainText('€79.00');
  await expectAccessible(page);
  const confirm = dialog.getByRole('button', { name: 'Release server' });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel(/^Type .+ to confirm$/).fill('cache-edge-a');
  const toast = expectToast(page, 'cache-edge-a was released');
  await confirm.click();
  await toast;
  await expectTitle(page, 'Bare metal');
  await expect(page.getByRole('link', { name: 'cache-edge-a', exact: true })).toBeHidden();
  const deleted = (await sandbox.on(METAL).requests()).filter(({ method }) => method === 'DELETE');
  expect(deleted).toHaveLength(1);
});

test('follows the installation by itself, and says so when the server was released elsewhere', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  const metal = sandbox.on(METAL);
  await signIn('customer', METAL);
  await openLease(page, open, 'build-farm-03');
  await expect(page.getByText('after installation').first()).toBeVisible();
  await metal.speed(0);
  await expect(page.getByRole('button', { name: 'Show' })).toBeVisible();
  await expect(page.getByText('203.0.113.153').first()).toBeVisible();
  await metal.advance(7200);
  const [, uuid = ''] = /lease\/([^?]+)/.exec(page.url()) ?? [];
  const leases = await metal.api('customer', 'GET', '/jhv/metal/leases');
  const slug = JSON.stringify(leases).includes(uuid) ? 'jhv' : 'tll';
  await metal.api('customer', 'DELETE', `/${slug}/metal/leases/${uuid}`);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.reload();
  await open(`/metal/lease/${uuid}`, METAL);
  await expect(page.getByText('Server not found')).toBeVisible();
});

test('orders another like it', async ({ page, signIn, open }) => {
  await signIn('customer', METAL);
  await openLease(page, open, 'build-farm-01');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Lease another like this' }).click();
  await expect(page.getByRole('radio', { name: /Ryzen 9 7950X/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /Ubuntu/ })).toBeChecked();
});

test('is accessible', async ({ page, signIn, open }) => {
  await signIn('customer', METAL);
  await openLease(page, open, 'ams-db-primary');
  await inEachLook(page, SCHEMES, () => expectAccessible(page));
  for (const tab of ['History', 'Activity', 'As code']) {
    await page.getByRole('tab', { name: new RegExp(tab) }).click();
    await inEachLook(page, SCHEMES, () => expectAccessible(page));
  }
});
