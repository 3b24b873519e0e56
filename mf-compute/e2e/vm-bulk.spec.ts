import {
  bulkAction,
  expect,
  expectAccessible,
  expectRow,
  expectToast,
  named,
  selectRows,
  test,
} from '../../shared/tooling/src/e2e/fixtures';
import { hold } from '../../shared/tooling/src/e2e/hold';
import { machineNamed } from './vm-rows';

test('stops several after a plan that says what is left out', async ({ page, sandbox, signIn, open }) => {
  await signIn('customer');
  await open('/compute');
  await selectRows(page, 'grafana', 'wiki', 'staging-all-in-one');
  const bar = page.getByRole('toolbar', { name: '3 selected' });
  await expect(bar).toContainText('/month');
  await page.setViewportSize({ width: 820, height: 800 });
  await expect(bar.getByRole('button', { name: 'Clear selection' })).toBeInViewport({ ratio: 1 });
  await bulkAction(page, 'Stop (2 of 3)').click();
  await expect(page).toHaveURL(/bulk=stop/);
  const dialog = page.getByRole('dialog', { name: 'Stop 2 virtual machines' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'grafana' })).toContainText('Shuts down.');
  await expect(dialog).toContainText('1 is left out');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'staging' })).toContainText('Already stopped');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Stop 2 machines' }).click();
  await expectToast(page, '2 machines are stopped');
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/bulk/);
  await expect(await expectRow(page, 'grafana')).toContainText('Stopped');
  const stops = (await sandbox.requests()).filter(({ path }) => path.endsWith('/vm/stop'));
  expect(stops).toHaveLength(2);
});

test('shows the result of each machine and tries only the failed ones again', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await sandbox.faults(named('/*/user-resource/vm/start', 'POST', 'Failed to start virtual machine'));
  await signIn('customer');
  await open('/compute');
  await selectRows(page, 'erp-win-2022', 'mail-relay-01', 'staging-all-in-one');
  await bulkAction(page, 'Start').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Start 3 machines' }).click();
  await expect(dialog.getByText('2 of 3 done, 1 failed').first()).toBeVisible();
  const items = dialog.getByRole('listitem');
  await expect(items.first()).toContainText('Failed to start virtual machine');
  await expect(items.filter({ hasText: 'Done' })).toHaveCount(2);
  await expectAccessible(page);
  await sandbox.clearRequests();
  const retry = dialog.getByRole('button', { name: 'Retry the one that failed' });
  await expect(retry).toBeFocused();
  await retry.click();
  await expectToast(page, '3 machines are running');
  expect((await sandbox.requests()).filter(({ path }) => path.endsWith('/vm/start'))).toHaveLength(1);
});

test('forces machines to stop, also one that hangs while it stops', async ({ page, sandbox, signIn, open }) => {
  await sandbox.speed(1);
  await sandbox.reset();
  const { uuid } = await machineNamed(sandbox, 'jhv', 'ci-runner-a1');
  await signIn('customer');
  await open('/compute');
  await selectRows(page, 'ci-runner-a1', 'ci-runner-a2');
  await bulkAction(page, 'Stop (1 of 2)').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'ci-runner-a1' })).toContainText('It is stopping');
  await dialog.getByRole('checkbox', { name: /Force stop/ }).check();
  await expect(dialog).not.toContainText('left out');
  await dialog.getByRole('button', { name: 'Force 2 machines to stop' }).click();
  await expect
    .poll(async () =>
      (await sandbox.requests()).filter(({ path }) => path.endsWith('/vm/stop')).map(({ body }) => body),
    )
    .toContainEqual(expect.objectContaining({ uuid, force: expect.anything() }));
});

test('deletes several with their addresses, after a typed word', async ({ page, sandbox, signIn, open }) => {
  await signIn('customer');
  await open('/compute');
  await selectRows(page, 'wiki', 'staging-all-in-one', 'vpn-hub');
  await bulkAction(page, 'Delete').click();
  const dialog = page.getByRole('dialog', { name: 'Delete 3 virtual machines' });
  const wiki = dialog.getByRole('listitem').filter({ hasText: 'wiki' });
  await expect(wiki).toContainText('1 disk is erased, 20 GB.');
  await expect(wiki).toContainText(/Floating IP 198\.51\.100\.17 is kept for €\d+\.\d\d a month\./);
  const spend = dialog.getByText('Spend goes down by').locator('..');
  const kept = await spend.innerText();
  await dialog.getByRole('checkbox', { name: /Also release the 2 floating IPs, €/ }).check();
  await expect(wiki).toContainText('Floating IP 198.51.100.17 is released.');
  expect(await spend.innerText()).not.toBe(kept);
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Type delete to confirm' }).fill('delete');
  await dialog.getByRole('button', { name: 'Delete 3 machines' }).click();
  await expectToast(page, '3 machines were deleted');
  await expect(page.getByRole('link', { name: 'staging-all-in-one' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'wiki' })).toBeHidden();
  const released = (await sandbox.requests()).filter(
    ({ method, path }) => method === 'DELETE' && path.includes('/network/ip_addresses/'),
  );
  expect(released.map(({ path }) => path.split('/').at(-1)).toSorted()).toEqual(['198.51.100.17', '203.0.113.2']);
});

test('says that a machine is gone when its address is not, and goes on from there', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await sandbox.faults({
    method: 'DELETE',
    path: '/trtu/network/ip_addresses/*',
    times: 1,
    status: 500,
    body: { message: 'Locked' },
  });
  await signIn('customer');
  await open('/compute');
  await selectRows(page, 'wiki', 'grafana');
  await bulkAction(page, 'Delete').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /Also release/ }).check();
  await dialog.getByRole('textbox').fill('delete');
  await dialog.getByRole('button', { name: 'Delete 2 machines' }).click();
  await expect(dialog).toContainText(
    /was deleted, but floating IP 198\.51\.100\.\d+ could not be released, so it may still cost money: Locked/,
  );
  await dialog.getByRole('button', { name: 'Retry the one that failed' }).click();
  await expectToast(page, '2 machines were deleted');
  const deletions = (await sandbox.requests()).filter(
    ({ method, path }) => method === 'DELETE' && path.endsWith('/user-resource/vm'),
  );
  expect(deletions).toHaveLength(2);
});

test('goes on in the background when the dialog is closed, and tells the end once', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  const release = await hold(page, '**/user-resource/vm/stop', 'POST');
  await signIn('customer');
  await open('/compute');
  await selectRows(page, 'grafana', 'wiki', 'vpn-hub', 'postgres-replica-ee-2');
  await bulkAction(page, 'Stop').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Stop 4 machines' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Working' })).toHaveCount(3);
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Waiting' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Home' }).first().click();
  release();
  await expectToast(page, '4 machines are stopped');
  await expect(page.getByRole('alert').filter({ hasText: 'machines are stopped' })).toHaveCount(1);
  const stops = (await sandbox.requests()).filter(({ path }) => path.endsWith('/vm/stop'));
  expect(stops).toHaveLength(4);
});

test('is closed after a reload: the selection is not in the address', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/compute');
  await selectRows(page, 'wiki');
  await bulkAction(page, 'Delete').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expectRow(page, 'wiki');
  await expect(page).not.toHaveURL(/bulk/);
  await expect(page.getByRole('dialog')).toBeHidden();
});
