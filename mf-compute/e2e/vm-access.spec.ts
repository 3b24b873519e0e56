import { expect, expectToast, named, test } from '../../shared/tooling/src/e2e/fixtures';
import { countOf, machines, pathOf } from './vm-settings-page';

const { gateway, runner, staging, windows } = machines;

test('says how to connect, by system and by the addresses that there are', async ({ page, sandbox, signIn, open }) => {
  await signIn('customer');
  await open(await pathOf(sandbox, gateway, 'tab=access'));
  await expect(page.getByText('ssh deploy@203.0.113.14', { exact: true })).toBeVisible();
  await expect(page.getByText('ssh-copy-id deploy@203.0.113.14', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy Command to connect' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied!' })).toBeVisible();

  await open(await pathOf(sandbox, windows, 'tab=access'));
  await expect(page.getByText('mstsc /v:203.0.113.52', { exact: true })).toBeVisible();
  await expect(page.getByText("The machine isn't running, so you can't connect right now.")).toBeVisible();

  await open(await pathOf(sandbox, runner, 'tab=access'));
  await expect(page.getByText(/^ssh runner@10\.8\.0\./)).toBeVisible();
  await page.getByRole('link', { name: 'Assign a floating IP' }).click();
  await expect(page).toHaveURL(/tab=network/);
});

test('changes a password by the rule of the parameters call, and keeps it nowhere', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open(await pathOf(sandbox, gateway, 'tab=access'));
  await page.getByRole('link', { name: 'Change password' }).click();
  await expect(page).toHaveURL(/dialog=password/);
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await expect(dialog.getByLabel('Username')).toHaveValue('deploy');
  const password = dialog.getByLabel('New password');
  await password.fill('short');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toBeFocused();
  expect(await countOf(sandbox, 'PATCH', '/vm/user')).toBe(0);

  await dialog.getByRole('button', { name: 'Generate a password' }).click();
  const made = await password.inputValue();
  expect(made).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{20}$/);
  await expect(dialog.getByText(made)).toBeVisible();
  await expect(password).toHaveAttribute('type', 'password');
  await dialog.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await dialog.getByText('As code').click();
  const code = dialog.getByRole('region', { name: /curl/i });
  await expect(code).toContainText('/vm/user');
  await expect(code).not.toContainText(made);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expectToast(page, `deploy has a new password on ${gateway}`);
  await expect(dialog).toBeHidden();
  const [call] = (await sandbox.requests()).filter(({ method }) => method === 'PATCH');
  expect(JSON.stringify(call?.body)).toContain('deploy');
  expect(await page.content()).not.toContain(made);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(made);
});

test('a refused password change is told in the dialog, once, and nothing typed is lost', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await sandbox.faults(named('/tll/user-resource/vm/user', 'PATCH', 'Failed to update virtual machine'));
  await signIn('customer');
  await open(await pathOf(sandbox, gateway, 'tab=access&dialog=password'));
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('New password').fill('Fresh-Word-2026');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Failed to update virtual machine')).toHaveCount(1);
  await expect(dialog.getByLabel('New password')).toHaveValue('Fresh-Word-2026');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expectToast(page, 'has a new password');
});

test('a password changes only while the machine runs', async ({ page, sandbox, signIn, open }) => {
  await signIn('customer');
  await open(await pathOf(sandbox, staging, 'tab=access'));
  const button = page.getByRole('button', { name: 'Change password' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Start the machine first')).toBeVisible();
  await open(await pathOf(sandbox, staging, 'tab=access&dialog=password'));
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('New password').fill('Fresh-Word-2026');
  await dialog.getByLabel('New password').press('Enter');
  await expect(dialog.getByRole('button', { name: 'Change password' })).toHaveAttribute('aria-disabled', 'true');
  expect(await countOf(sandbox, 'PATCH', '/vm/user')).toBe(0);
});

test('starts the rescue system of a stopped machine', async ({ page, sandbox, signIn, open }) => {
  await sandbox.faults(named('/jhv/user-resource/vm/rescue_start', 'POST', 'Failed to start virtual machine'));
  await signIn('customer');
  await open(await pathOf(sandbox, staging, 'tab=access'));
  await page.getByRole('link', { name: 'Start rescue system' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start rescue system' });
  await expect(dialog).toContainText('It boots into the rescue system once');
  await dialog.getByRole('button', { name: 'Start rescue system' }).click();
  await expect(page.getByText('Failed to start virtual machine')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Start rescue system' }).click();
  await expectToast(page, `${staging} is running the rescue system`);
  await expect(page.getByText('Running', { exact: true })).toBeVisible();
  await expect(page.getByText(/^The rescue system was started .* stop the machine and start it/)).toBeVisible();
});

test('stops a running machine first, and then lets the rescue system start', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open(await pathOf(sandbox, runner, 'tab=access'));
  await expect(page.getByRole('button', { name: 'Start rescue system' })).toHaveAttribute('aria-disabled', 'true');
  await sandbox.faults(named('/jhv/user-resource/vm/stop', 'POST', 'Failed to stop virtual machine'));
  await page.getByRole('link', { name: 'Stop first' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start rescue system' });
  await dialog.getByRole('button', { name: 'Stop first' }).click();
  await expect(dialog).toContainText('Failed to stop virtual machine');
  await expect(page.getByText('Failed to stop virtual machine')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Stop first' }).click();
  await expect(dialog.getByRole('button', { name: 'Stop' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Start rescue system' }).click();
  await expectToast(page, `${runner} is running the rescue system`);
});
