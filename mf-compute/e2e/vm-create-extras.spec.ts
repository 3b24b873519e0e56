import { expect, expectAccessible, expectToast, test } from '../../shared/tooling/src/e2e/fixtures';
import { bodyOf, creations, expectMachine, fillIn, nameField, send } from './create-form';

const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDc1Qej35EadkUNvhjIW16VuYD7jSsu/ILAEI3KBH3+h kadri@laptop';
const backups = { method: 'POST', path: '/*/user-resource/vm/backup' };
const failing = { ...backups, status: 500, body: { errors: { Error: 'Failed to enable backup' } } };

test('writes cloud-init in an editor that one can leave by keyboard, warns of two sets of users', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open('/compute/create');
  await fillIn(page, 'with-init');
  await page.getByRole('button', { name: 'Add cloud-init' }).click();
  const editor = page.getByRole('textbox', { name: 'Cloud-init (YAML)' });
  await expect(editor).toHaveAttribute('contenteditable', 'true');
  await expect(editor).toBeFocused();
  await page.keyboard.insertText('users:\n  - name: ann\n    bad');
  await expect(page.getByText(/^Line \d: /)).toBeVisible();
  await expect(editor).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await send(page);
  // It alone is wrong: the form leads there.
  await expect(editor).toBeFocused();
  await expect(page.getByRole('list', { name: 'Problems in the text' })).toContainText(/Line \d: /);
  expect(await creations(sandbox)).toEqual([]);

  await editor.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('users:\n  - name: ann\n');
  await expect(page.getByText('The first line is not #cloud-config')).toBeVisible();
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(editor).toContainText('#cloud-config');
  await expect(page.getByText('Two sets of users.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use only those from cloud-init' }).click();
  await expect(page.getByLabel('Username')).toBeHidden();
  await expect(page.getByText('Two sets of users.')).toBeHidden();
  await send(page);
  await expectMachine(page, 'with-init');
  const body = bodyOf((await creations(sandbox))[0]);
  expect(String(body['cloud_init'])).toMatch(/^#cloud-config\nusers:/);
  expect(body).not.toHaveProperty('username');
});

test('keeps cloud-init over a reload, unless it holds a secret', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/compute/create');
  const write = async (text: string) => {
    await page.getByRole('textbox', { name: 'Cloud-init (YAML)' }).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(text);
  };
  await page.getByRole('button', { name: 'Add cloud-init' }).click();
  await expect(page.getByRole('textbox', { name: 'Cloud-init (YAML)' })).toBeFocused();
  await write('#cloud-config\npackages: [nginx]\n');
  await nameField(page).fill('kept-01');
  await page.waitForFunction(() => JSON.stringify({ ...sessionStorage }).includes('kept-01'));
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Cloud-init (YAML)' })).toContainText('nginx');
  await write('#cloud-config\npassword: hunter2\n');
  await expect(page.getByText("so it won't be kept if you reload the page")).toBeVisible();
  await nameField(page).fill('kept-02');
  await page.waitForFunction(() => JSON.stringify({ ...sessionStorage }).includes('kept-02'));
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('hunter2');
});

test('switches backups on right after the creation', async ({ page, sandbox, signIn, open }) => {
  await signIn('customer');
  await open('/compute/create');
  await page.getByRole('switch', { name: 'Nightly, 01:00 UTC' }).check();
  await expect(page.getByText('20 GB × €0.00005')).toBeVisible();
  await fillIn(page, 'backed-up');
  await send(page);
  await expectMachine(page, 'backed-up');
  const calls = (await sandbox.requests()).filter(({ method }) => method === 'POST').map(({ path }) => path);
  expect(calls.map((path) => path.slice(path.indexOf('/user-resource')))).toEqual([
    '/user-resource/vm',
    '/user-resource/vm/backup',
  ]);
});

test('a failed backup does not fail the machine: it is told, and tried again', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await sandbox.faults(failing);
  await signIn('customer');
  await open('/compute/create');
  await page.getByRole('switch', { name: 'Nightly, 01:00 UTC' }).check();
  await fillIn(page, 'no-backup');
  await send(page);
  await expect(
    page.getByText('no-backup is ready. Its backups could not be turned on: Failed to enable backup'),
  ).toBeVisible();
  await expectAccessible(page);
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectMachine(page, 'no-backup');
  expect(await creations(sandbox)).toHaveLength(1);
});

test('a failed backup is told elsewhere, too', async ({ page, sandbox, signIn, open }) => {
  await sandbox.speed(0.05);
  await sandbox.faults(failing);
  await signIn('customer');
  await open('/compute/create');
  await page.getByRole('switch', { name: 'Nightly, 01:00 UTC' }).check();
  await fillIn(page, 'far-away');
  await send(page);
  await expect(page.getByText("Nightly backups are turned on as soon as it's ready.")).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).first().click();
  const toast = await expectToast(page, 'Backups of far-away could not be turned on: Failed to enable backup');
  await sandbox.clearFaults();
  await toast.getByRole('button', { name: 'Retry' }).click();
  await expect
    .poll(
      async () =>
        (await sandbox.requests()).filter(({ path, status }) => path.endsWith('/vm/backup') && status === 200).length,
    )
    .toBe(1);
});

test('a pool of hosts, more disks, a key and a description go out as chosen', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open('/compute/create');
  await page.getByRole('radio', { name: /High frequency/ }).check();
  // The pool takes no machine of 1 GB.
  await expect(page.getByRole('radio', { name: /^2 vCPU . 1 GB/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Add disk' }).click();
  await page.getByLabel('Size of disk 2').fill('500');
  await page.getByRole('radio', { name: 'SSH key' }).click();
  await page.getByLabel('Username').fill('deploy');
  await page.getByLabel('SSH public key').fill(KEY);
  await expect(page.getByText('SHA256:URDmHWEP6I73Qa6DQih2LIJmUcedLtbNnizpta/3YFY')).toBeVisible();
  await nameField(page).fill('pooled-01');
  await page.getByLabel('Description').fill('Edge');
  await send(page);
  await expect(page.getByText('Enter a number from 20 to 400').first()).toBeVisible();
  await page.getByLabel('Size of disk 2').fill('100');
  await send(page);
  await expectMachine(page, 'pooled-01');
  expect(bodyOf((await creations(sandbox))[0])).toMatchObject({
    disks: ['50', '100'],
    description: 'Edge',
    public_key: KEY,
    designated_pool_uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test('takes a private key out at once', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/compute/create');
  await page.getByRole('radio', { name: 'SSH key' }).click();
  await page.getByLabel('SSH public key').fill('-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXk\n');
  await expect(page.getByText('That was a private key.')).toBeVisible();
  await expect(page.getByLabel('SSH public key')).toHaveValue('');
  await nameField(page).fill('after-01');
  await page.waitForFunction(() => JSON.stringify({ ...sessionStorage }).includes('after-01'));
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('b3Blb');
});

test('shows the same calls as code, with what changed and no secret', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/compute/create');
  await fillIn(page, 'coded-01');
  await page.getByRole('switch', { name: 'Nightly, 01:00 UTC' }).check();
  await page.getByRole('button', { name: 'As code' }).click();
  await expect(page).toHaveURL(/[?&]code=/);
  const drawer = page.getByRole('dialog', { name: 'As code' });
  await expect(drawer).toContainText('/tll/user-resource/vm');
  await expect(drawer).toContainText('/tll/user-resource/vm/backup');
  await expect(drawer).not.toContainText('Sandbox-2026');
  // The form beside it goes on: nothing that was typed is lost.
  await page.getByRole('radio', { name: /^2 vCPU . 2 GB/ }).check();
  await expect(drawer).toContainText('ram=2048');
  await expect(nameField(page)).toHaveValue('coded-01');
});

test('tells of pools and networks that did not come, and goes on with the default ones', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await sandbox.faults(
    {
      path: '/tll/user-resource/host_pool/list',
      status: 500,
      body: { errors: { Error: 'Failed to list host pools' } },
    },
    { path: '/tll/network/networks', status: 500, body: { message: 'Networks are away' } },
  );
  await signIn('customer');
  await open('/compute/create');
  await expect(page.getByText('Failed to list host pools')).toBeVisible();
  await expect(page.getByText('Networks are away')).toBeVisible();
  await fillIn(page, 'default-01');
  await send(page);
  await expectMachine(page, 'default-01');
});

test('puts what the server says of a field at the field', async ({ page, sandbox, signIn, open }) => {
  await sandbox.faults({
    method: 'POST',
    path: '/tll/user-resource/vm',
    times: 1,
    status: 400,
    body: { errors: { username: 'This name is taken' } },
  });
  await signIn('customer');
  await open('/compute/create');
  await fillIn(page, 'refused-01');
  await send(page);
  await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('This name is taken').first()).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Sandbox-2026');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(nameField(page)).toHaveValue('');
});
