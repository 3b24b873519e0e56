import { expect, expectRow, expectTitle, expectToast, test } from '../../shared/tooling/src/e2e/fixtures';
import { fillIn, send } from './create-form';

test('creates a machine, moves elsewhere meanwhile, sees it running, stops it, deletes it', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await sandbox.speed(0.5);
  await signIn('customer');
  await open('/compute');
  await page.getByRole('link', { name: 'Create virtual machine' }).click();
  await expectTitle(page, 'Create virtual machine');
  await page.getByRole('radio', { name: /^2 vCPU . 4 GB/ }).check();
  await expect(page.getByText('€30.78').filter({ visible: true })).toBeVisible();
  await fillIn(page, 'e2e-web-01');
  await send(page);
  await expect(page.getByRole('heading', { name: /^Creating e2e-web-01\.\.\. \d+%$/ })).toBeVisible();
  await expect(page.getByText('While the job is in progress you can:')).toBeVisible();
  await expect(page.getByText('Create another Virtual Machine')).toBeVisible();

  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await page.getByRole('link', { name: 'Compute' }).first().click();
  await expect(await expectRow(page, 'e2e-web-01')).toContainText('Creating');
  await sandbox.speed(0.1);
  await expect(await expectRow(page, 'e2e-web-01')).toContainText('Running');

  await page.getByRole('link', { name: 'e2e-web-01' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'e2e-web-01' })).toBeVisible();
  await expect(page.getByText('2 vCPU, 4 GB, 60 GB')).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop machine' }).click();
  await expect(page.getByRole('button', { name: 'Stopping' })).toBeVisible();
  await expectToast(page, 'e2e-web-01 is stopped');
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete virtual machine' });
  await expect(dialog).toContainText('1 disk is erased, 60 GB');
  await dialog.getByRole('checkbox', { name: 'Release it too' }).check();
  const confirm = dialog.getByRole('button', { name: 'Delete virtual machine' });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel(/^Type .+ to confirm$/).fill('e2e-web-01');
  // The toast goes after 5 s: it is watched for from before the click.
  const toast = expectToast(page, 'e2e-web-01 was deleted');
  await confirm.click();
  await toast;
  await expectTitle(page, 'Virtual machines');
  await expect(page.getByRole('link', { name: 'e2e-web-01' })).toBeHidden();
  // The address is released after the machine is gone, as the toast is shown.
  const deleted = async () =>
    (await sandbox.requests()).filter(({ method }) => method === 'DELETE').map(({ path }) => path);
  await expect.poll(deleted).toEqual([expect.any(String), expect.stringContaining('/network/ip_addresses/')]);
});

test('finds a creation again after a reload and sends it once', async ({ page, sandbox, signIn, open }) => {
  await sandbox.speed(0.1);
  await signIn('customer');
  await open('/compute/create');
  await fillIn(page, 'e2e-reload');
  await send(page);
  await expect(page.getByRole('heading', { name: 'Creating e2e-reload...' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'e2e-reload', exact: true })).toBeVisible();
  const posts = (await sandbox.requests()).filter(
    ({ method, path }) => method === 'POST' && path.endsWith('/user-resource/vm'),
  );
  expect(posts).toHaveLength(1);
});

test('looks up a creation whose response is lost, says so, and sends it once', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open('/compute/create');
  await fillIn(page, 'e2e-lost');
  await sandbox.faults({ method: 'POST', path: '/*/user-resource/vm', times: 1, drop: 'truncate' });
  await send(page);
  await expect(page.getByLabel('Notifications')).toContainText('Checking whether e2e-lost was created');
  await expect(page.getByRole('heading', { level: 1, name: 'e2e-lost', exact: true })).toBeVisible();
  const posts = (await sandbox.requests()).filter(
    ({ method, path }) => method === 'POST' && path.endsWith('/user-resource/vm'),
  );
  expect(posts).toHaveLength(1);
});

test('keeps everything when a location is full and offers the others', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/compute/create');
  await fillIn(page, 'no-capacity');
  await send(page);
  await expect(page.getByText('Compute resources temporarily unavailable due to high demand.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('no-capacity');
  await expect(page.getByLabel('Username')).toHaveValue('deploy');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Sandbox-2026');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('with-capacity');
  await page.getByRole('button', { name: 'Use Tartu' }).click();
  await expect(page.getByRole('radio', { name: /Tartu/ })).toBeChecked();
  await send(page);
  await expect(page).toHaveURL(/\/compute\/vm\/trtu\//);
  await expect(page.getByRole('heading', { level: 1, name: 'with-capacity' })).toBeVisible();
});

test('says at each field what is wrong, and sends nothing', async ({ page, sandbox, signIn, open }) => {
  await signIn('customer');
  await open('/compute/create');
  await send(page);
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.getByLabel('Username').fill('root');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('-x-');
  await send(page);
  for (const field of [
    page.getByLabel('Username'),
    page.getByLabel('Password', { exact: true }),
    page.getByRole('textbox', { name: 'Name', exact: true }),
  ]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await page.getByRole('radio', { name: 'SSH key' }).click();
  await page.getByLabel('SSH public key').fill('ssh-dss AAAAB3NzaC1kc3MAAACB');
  await page.getByLabel('Username').focus();
  await expect(page.getByText("DSA keys aren't accepted.").first()).toBeVisible();
  const posts = (await sandbox.requests()).filter(
    ({ method, path }) => method === 'POST' && path.endsWith('/user-resource/vm'),
  );
  expect(posts).toEqual([]);
});

test('a location that is paused cannot be chosen and says why', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/compute/create');
  const paused = page.getByRole('radio', { name: /Jakarta/ });
  await expect(paused).toBeDisabled();
  await expect(page.getByText('Creating is paused')).toBeVisible();
});

test('follows a deep link, and keeps a draft over a reload but no password', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/compute/create?typeId=app_catalog&osName=wordpress');
  await expect(page.getByRole('radio', { name: /WordPress/ })).toBeChecked();
  await open('/compute/create?osName=windows&osVersion=2019');
  await expect(page.getByRole('radio', { name: /Windows Server/ })).toBeChecked();
  await expect(page.getByLabel('Version')).toHaveValue('2019');
  await expect(page.getByText('Windows licence')).toBeVisible();

  await open('/compute/create');
  await fillIn(page, 'draft-01');
  await page.getByRole('radio', { name: /^4 vCPU/ }).check();
  await page.waitForFunction(() =>
    Object.values(sessionStorage).some((text) => String(text).includes('draft-01') && String(text).includes('4/4/80')),
  );
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('draft-01');
  await expect(page.getByRole('radio', { name: /4 vCPU/ })).toBeChecked();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('a new person is led to a billing account first, and comes back to what was typed', async ({
  page,
  signIn,
  open,
}) => {
  await signIn('new');
  await open('/compute');
  await expect(page.getByText('No records')).toBeVisible();
  await page.getByRole('link', { name: 'Create virtual machine' }).first().click();
  await expect(page.getByText('You need a billing account first.')).toBeVisible();
  await fillIn(page, 'first-01');
  await expect(page.getByRole('button', { name: 'Create virtual machine' })).toBeDisabled();
  await page.getByRole('link', { name: 'Create billing account' }).click();
  await page.getByLabel('Phone').fill('+372 5555 0100');
  await page.getByRole('button', { name: 'Create billing account' }).click();
  await expect(page).toHaveURL(/\/compute\/create/);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('first-01');
  await page.getByLabel('Password', { exact: true }).fill('Sandbox-2026');
  await send(page);
  await expect(page.getByRole('heading', { level: 1, name: 'first-01', exact: true })).toBeVisible();
});

test('custom sizes stay within their limits, and the price follows', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/compute/create');
  await page.getByRole('radio', { name: 'Custom' }).first().click();
  await page.getByLabel('vCPU').fill('64');
  await page.getByLabel('Memory').fill('8');
  await page.getByLabel('Memory').blur();
  await send(page);
  await expect(page.getByText('Enter a number from 1 to 32').first()).toBeVisible();
  await page.getByLabel('vCPU').fill('3');
  await expect(page.getByText('3 × €0.0060')).toBeVisible();
  await expect(page.getByText('8 GB × €0.0030')).toBeVisible();
});
