import { expect, expectTitle, expectToast, named, test } from '../../shared/tooling/src/e2e/fixtures';
import { hold } from '../../shared/tooling/src/e2e/hold';
import { countOf, machines, pathOf } from './vm-settings-page';

const { gateway, grafana, runner, staging } = machines;

test('opens the same dialogs from the tab and from the menu, and says why not', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open(await pathOf(sandbox, gateway, 'tab=settings'));
  await expect(page.getByRole('button', { name: 'Resize vCPU and memory' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Stop the machine first').first()).toBeVisible();
  for (const [name, title] of [
    ['Reinstall', 'Reinstall'],
    ['Clone', 'Clone virtual machine'],
    ['Move to another billing account', 'Move to another billing account'],
    ['Rename', 'Rename virtual machine'],
    ['Delete', 'Delete virtual machine'],
  ] as const) {
    const link = page.getByRole('link', { name, exact: true });
    await link.click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  }
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Clone/ }).click();
  await expect(page.getByRole('dialog', { name: 'Clone virtual machine' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/tab=settings/);
});

test('resizes a stopped machine within its limits, and says what that costs', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await sandbox.faults(named('/jhv/user-resource/vm', 'PATCH', 'Failed to update virtual machine'));
  await signIn('customer');
  await open(await pathOf(sandbox, staging, 'tab=settings'));
  await page.getByRole('link', { name: 'Resize vCPU and memory' }).click();
  const dialog = page.getByRole('dialog', { name: 'Resize vCPU and memory' });
  const submit = dialog.getByRole('button', { name: 'Resize', exact: true });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await expect(dialog).toContainText('Nothing has changed yet');
  const vcpu = dialog.getByRole('spinbutton', { name: 'vCPU' });
  const memory = dialog.getByRole('spinbutton', { name: 'Memory' });
  await vcpu.fill('64');
  await memory.fill('8');
  await submit.click();
  await expect(dialog.getByText('Enter a number from 1 to 32')).toBeVisible();
  await expect(vcpu).toBeFocused();
  await vcpu.fill('6');
  const prices = dialog.getByRole('table', { name: 'Price before and after' });
  await expect(prices.getByRole('row', { name: /Now/ })).toContainText('€26.28');
  await expect(dialog.getByText(/^Your credit will last .+ instead of .+\.$/)).toBeVisible();
  await expect(prices.getByRole('row', { name: /Increase/ })).toContainText('+€');
  await submit.click();
  await expect(page.getByText('Failed to update virtual machine')).toHaveCount(1);
  await expect(vcpu).toHaveValue('6');
  await submit.dblclick();
  await expectToast(page, `${staging} now has 6 vCPU and 8 GB of memory`);
  await expect(dialog).toBeHidden();
  await expect(page.getByText('6 vCPU, 8 GB', { exact: true })).toBeVisible();
  const sent = (await sandbox.requests()).filter(({ method, status }) => method === 'PATCH' && status === 200);
  expect(sent.map(({ body }) => body)).toEqual([expect.objectContaining({ ram: '8192', vcpu: '6' })]);
});

test('stops a running machine first, and then lets the size change', async ({ page, sandbox, signIn, open }) => {
  await sandbox.speed(1);
  await signIn('customer');
  await open(await pathOf(sandbox, runner, 'tab=settings'));
  await page.getByRole('link', { name: 'Stop first' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Resize vCPU and memory' });
  // What it means is said before anything happens.
  await expect(dialog).toContainText("it shuts down and can't be reached until it is started again");
  expect(await countOf(sandbox, 'POST', '/vm/stop')).toBe(0);
  await dialog.getByRole('button', { name: 'Stop first' }).click();
  await expect(dialog.getByRole('button', { name: 'Stopping' })).toBeVisible();
  await dialog.getByRole('spinbutton', { name: 'vCPU' }).fill('2');
  await expect(dialog.getByRole('button', { name: 'Resize', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await sandbox.speed(0);
  await expect(dialog.getByRole('button', { name: /^Stop/ })).toBeHidden();
  await expect(dialog.getByRole('spinbutton', { name: 'vCPU' })).toHaveValue('2');
  await dialog.getByRole('button', { name: 'Resize', exact: true }).click();
  await expectToast(page, `${runner} now has 2 vCPU and 4 GB of memory`);
});

test('clones a machine as a job and leads to the clone', async ({ page, sandbox, signIn, open }) => {
  await sandbox.faults(named('/trtu/user-resource/vm/clone', 'POST', 'Failed to clone virtual machine'));
  await signIn('customer');
  await open(await pathOf(sandbox, grafana, 'tab=settings&dialog=clone'));
  const dialog = page.getByRole('dialog', { name: 'Clone virtual machine' });
  const name = dialog.getByLabel('Name of the clone');
  await expect(name).toHaveValue('grafana-copy');
  await expect(dialog).toContainText('1 disk is copied, 60 GB');
  await expect(dialog).toContainText(/€[\d.]+ a month, €[\d.]+ an hour, before VAT/);
  await name.fill('x');
  await dialog.getByRole('button', { name: 'Clone', exact: true }).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('grafana-test');
  await dialog.getByRole('button', { name: 'Clone', exact: true }).click();
  await expect(page.getByText('Failed to clone virtual machine')).toHaveCount(1);
  await expect(name).toHaveValue('grafana-test');
  await dialog.getByRole('button', { name: 'Clone', exact: true }).dblclick();
  await expectToast(page, 'grafana-test (Virtual Machine) is ready');
  await expectTitle(page, 'grafana-test');
  expect(await countOf(sandbox, 'POST', '/vm/clone')).toBe(2);
});

test('a clone goes on when its dialog closes, and after a reload', async ({ page, sandbox, signIn, open }) => {
  await sandbox.speed(1);
  await signIn('customer');
  await open(await pathOf(sandbox, grafana, 'tab=settings'));
  await page.getByRole('link', { name: 'Clone', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Clone virtual machine' });
  await dialog.getByRole('button', { name: 'Clone', exact: true }).click();
  await expect(dialog).toContainText('it continues in the background');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expectToast(page, 'Creating grafana-copy');
  await page.getByRole('link', { name: 'Clone', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Cloning' })).toBeVisible();
  await page.reload();
  await expect(dialog.getByRole('button', { name: 'Cloning' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await sandbox.speed(0);
  const toast = await expectToast(page, 'grafana-copy (Virtual Machine) is ready');
  await toast.getByRole('link', { name: 'View' }).click();
  await expectTitle(page, 'grafana-copy');
  expect(await countOf(sandbox, 'POST', '/vm/clone')).toBe(1);
});

test('reinstalls after the name was typed, and says what it erases', async ({ page, sandbox, signIn, open }) => {
  await sandbox.faults(named('/trtu/user-resource/vm/reinstall', 'POST', 'Failed to rebuild virtual machine'));
  await signIn('customer');
  await open(await pathOf(sandbox, grafana, 'tab=settings'));
  await page.getByRole('link', { name: 'Reinstall' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reinstall' });
  await expect(dialog.getByRole('radio', { name: /Ubuntu/ })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: /Ubuntu/ })).toBeFocused();
  await expect(dialog.getByLabel('Version')).toHaveValue('22.04-lts');
  await expect(dialog).toContainText('Boot disk vda is erased, 60 GB');
  await dialog.getByRole('radio', { name: /Debian/ }).check();
  await expect(dialog.getByLabel('Version')).toHaveValue('12');
  const submit = dialog.getByRole('button', { name: 'Reinstall' });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabel(/^Type .+ to confirm$/).fill('grafan');
  await expect(dialog).toContainText('1 character to go');
  await dialog.getByLabel(/^Type .+ to confirm$/).fill('grafana');
  await submit.click();
  await expect(page.getByText('Failed to rebuild virtual machine')).toHaveCount(1);
  await expect(dialog.getByRole('radio', { name: /Debian/ })).toBeChecked();
  await submit.dblclick();
  await expectToast(page, 'grafana now runs Debian 12');
  await expect(page.getByText('Debian 12').first()).toBeVisible();
  expect(await countOf(sandbox, 'POST', '/vm/reinstall')).toBe(2);
});

test('puts no system onto a machine that is too small for it', async ({ page, sandbox, signIn, open }) => {
  await signIn('customer');
  await open(await pathOf(sandbox, 'wiki', 'tab=settings&dialog=reinstall'));
  const windows = page.getByRole('dialog').getByRole('radio', { name: /Windows/ });
  await expect(windows).toBeDisabled();
  await expect(page.getByRole('dialog')).toContainText('Needs 2 vCPU');
});

test('a reinstallation goes on when its dialog closes; its failure is told by a toast that tries again', async ({
  page,
  context,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open(await pathOf(sandbox, grafana, 'tab=settings&dialog=reinstall'));
  const other = await context.newPage();
  await other.goto(page.url());
  const dialog = page.getByRole('dialog', { name: 'Reinstall' });
  await dialog.getByLabel(/^Type .+ to confirm$/).fill('grafana');
  await sandbox.faults(named('/trtu/user-resource/vm/reinstall', 'POST', 'Failed to rebuild virtual machine'));
  const release = await hold(page, '**/user-resource/vm/reinstall', 'POST');
  await sandbox.speed(1);
  await dialog.getByRole('button', { name: 'Reinstall' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expectToast(page, 'Reinstalling grafana');
  release();
  const toast = await expectToast(page, 'Failed to rebuild virtual machine');
  await toast.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Reinstalling', { exact: true })).toBeVisible();
  await expect(other.getByText('Reinstalling', { exact: true })).toBeVisible();
  await other
    .getByRole('dialog')
    .getByLabel(/^Type .+ to confirm$/)
    .fill('grafana');
  await expect(other.getByRole('dialog').getByRole('button', { name: 'Reinstall' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await sandbox.speed(0);
  await expectToast(page, 'grafana now runs Ubuntu 22.04 LTS');
  await expect(page.getByText('Running', { exact: true })).toBeVisible();
  await expect(other.getByText('Running', { exact: true })).toBeVisible();
});

test('a reload in the middle of a reinstallation shows what the server says', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await sandbox.speed(1);
  await signIn('customer');
  await open(await pathOf(sandbox, grafana, 'tab=settings&dialog=reinstall'));
  const dialog = page.getByRole('dialog', { name: 'Reinstall' });
  await dialog.getByLabel(/^Type .+ to confirm$/).fill('grafana');
  await dialog.getByRole('button', { name: 'Reinstall' }).click();
  await expect(dialog.getByRole('button', { name: 'Reinstalling' })).toBeVisible();
  await page.reload();
  // It would offer to erase the machine again.
  await expectToast(page, 'The page was reloaded before the server responded');
  await expect(page).not.toHaveURL(/dialog=/);
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^(Reinstalling|Creating)$/).first()).toBeVisible();
  await sandbox.speed(0);
  await expect(page.getByText('Running', { exact: true })).toBeVisible();
  expect(await countOf(sandbox, 'POST', '/vm/reinstall')).toBe(1);
});

test('moves a machine to an account that can pay, and says what changes', async ({ page, sandbox, signIn, open }) => {
  await sandbox.faults(named('/tll/user-resource/resource_billing', 'POST', 'Failed to update virtual machine'));
  await signIn('customer');
  await open(await pathOf(sandbox, gateway, 'tab=settings'));
  await page.getByRole('link', { name: 'Move to another billing account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to another billing account' });
  await expect(dialog).toContainText('is currently charged to Nordlicht Logistik GmbH & Co. KG.');
  await expect(dialog.getByRole('radio', { name: /Õunapuu & Pojad OÜ/ })).toBeChecked();
  await expect(dialog).toContainText('Floating IP 203.0.113.14 stays on its own billing account');
  await expect(dialog).toContainText(
    'Tokens restricted to Nordlicht Logistik GmbH & Co. KG lose access to this machine',
  );
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText('Failed to update virtual machine')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Move' }).dblclick();
  await expectToast(page, `${gateway} is charged to Õunapuu & Pojad OÜ`);
  await expect(page.getByRole('link', { name: 'Õunapuu & Pojad OÜ' }).first()).toBeVisible();
  expect(await countOf(sandbox, 'POST', '/resource_billing')).toBe(2);
});

test('a response that is lost on the way is looked up, and nothing is sent twice', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open(await pathOf(sandbox, staging, 'tab=settings&dialog=resize'));
  const dialog = page.getByRole('dialog', { name: 'Resize vCPU and memory' });
  await dialog.getByRole('spinbutton', { name: 'vCPU' }).fill('2');
  await sandbox.faults({ method: 'PATCH', path: '/jhv/user-resource/vm', times: 1, drop: 'truncate' });
  await dialog.getByRole('button', { name: 'Resize', exact: true }).click();
  await expect(page.getByLabel('Notifications')).toContainText('The response was lost. Checking whether the change');
  await expect(dialog).toBeHidden();
  expect(await countOf(sandbox, 'PATCH', '/user-resource/vm')).toBe(1);
});
