import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectFits,
  inEachLook,
  LOOKS,
  named,
  test,
} from '../../shared/tooling/src/e2e/fixtures';
import { machines, pathOf } from './vm-settings-page';

const { gateway, ledger, runner, staging, windows } = machines;

async function expectSound(page: Page): Promise<void> {
  await inEachLook(page, LOOKS, async () => {
    await expectAccessible(page);
    await expectFits(page);
  });
}

test('the access tab is accessible however a machine is reached', async ({ page, sandbox, signIn, open }) => {
  await signIn('customer');
  for (const [name, text] of [
    [gateway, /^ssh .*@203\.0\.113\.14$/],
    [runner, /only works inside its private network/],
    [staging, "The machine isn't running, so you can't connect right now."],
    [windows, /The command is for Windows/],
  ] as const) {
    await open(await pathOf(sandbox, name, 'tab=access'));
    await expect(page.getByRole('heading', { name: 'Connect', exact: true })).toBeVisible();
    await expect(page.getByText(text).first()).toBeVisible();
    await expectSound(page);
  }
});

test('the password dialog is accessible when wrong, with a made password, and refused', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await sandbox.faults(named('/tll/user-resource/vm/user', 'PATCH', 'Failed to update virtual machine'));
  await signIn('customer');
  await open(await pathOf(sandbox, gateway, 'tab=access&dialog=password'));
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await expect(dialog.getByLabel('New password')).toBeFocused();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Generate a password' }).click();
  await dialog.getByText('As code').click();
  await expect(dialog.getByRole('region', { name: /curl/i })).toBeVisible();
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('Failed to update virtual machine')).toBeVisible();
  await expectSound(page);
  await open(await pathOf(sandbox, staging, 'tab=access&dialog=password'));
  await expect(dialog.getByRole('button', { name: 'Change password' })).toHaveAttribute('aria-disabled', 'true');
  await expectSound(page);
});

test('the rescue dialog is accessible before and after the machine has stopped, and refused', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await sandbox.faults(named('/jhv/user-resource/vm/rescue_start', 'POST', 'Failed to start virtual machine'));
  await signIn('customer');
  const dialog = page.getByRole('dialog', { name: 'Start rescue system' });
  await open(await pathOf(sandbox, runner, 'tab=access&dialog=rescue'));
  await expect(dialog.getByRole('button', { name: 'Stop first' })).toBeVisible();
  await expectSound(page);
  await open(await pathOf(sandbox, staging, 'tab=access&dialog=rescue'));
  await dialog.getByRole('button', { name: 'Start rescue system' }).click();
  await expect(dialog.getByText('Failed to start virtual machine')).toBeVisible();
  await expectSound(page);
});

test('the settings are accessible when a machine runs and when it is stopped', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  for (const name of [ledger, staging]) {
    await open(await pathOf(sandbox, name, 'tab=settings'));
    await expect(page.getByRole('heading', { name: 'Machine', exact: true })).toBeVisible();
    await expectSound(page);
  }
});

test('the resize dialog is accessible when it must wait, when wrong, with another price, and refused', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await sandbox.faults(named('/jhv/user-resource/vm', 'PATCH', 'Failed to update virtual machine'));
  await signIn('customer');
  const dialog = page.getByRole('dialog', { name: 'Resize vCPU and memory' });
  const vcpu = dialog.getByRole('spinbutton', { name: 'vCPU' });
  const submit = dialog.getByRole('button', { name: 'Resize', exact: true });
  await open(await pathOf(sandbox, ledger, 'tab=settings&dialog=resize'));
  await expect(dialog.getByRole('button', { name: 'Stop first' })).toBeVisible();
  await expectSound(page);
  await open(await pathOf(sandbox, staging, 'tab=settings&dialog=resize'));
  await vcpu.fill('64');
  await submit.click();
  await expect(dialog.getByText('Enter a number from 1 to 32')).toBeVisible();
  await expectSound(page);
  await vcpu.fill('6');
  await expect(dialog.getByRole('row', { name: /Increase/ })).toBeVisible();
  await submit.click();
  await expect(dialog.getByText('Failed to update virtual machine')).toBeVisible();
  await expectSound(page);
});

test('clone, reinstall and another account are accessible, also when wrong or refused', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await sandbox.faults(
    named('/*/user-resource/vm/reinstall', 'POST', 'Failed to rebuild virtual machine'),
    named('/*/user-resource/resource_billing', 'POST', 'The account is closed'),
  );
  await signIn('customer');
  const dialog = page.getByRole('dialog');
  const show = async (name: string) => open(await pathOf(sandbox, ledger, `tab=settings&dialog=${name}`));
  await show('clone');
  await expectSound(page);
  await dialog.getByLabel('Name of the clone').fill('x');
  await dialog.getByRole('button', { name: 'Clone', exact: true }).click();
  await expect(dialog.getByLabel('Name of the clone')).toHaveAttribute('aria-invalid', 'true');
  await expectSound(page);
  await show('reinstall');
  await expect(dialog.getByRole('radio', { name: /Debian/ })).toBeChecked();
  await expectSound(page);
  await dialog.getByLabel(/^Type .+ to confirm$/).fill(ledger);
  await dialog.getByRole('button', { name: 'Reinstall' }).click();
  await expect(dialog.getByText('Failed to rebuild virtual machine')).toBeVisible();
  await expectSound(page);
  await show('account');
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(dialog.getByText('The account is closed')).toBeVisible();
  await expectSound(page);
});
