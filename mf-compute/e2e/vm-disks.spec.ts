import { hold } from '../../shared/tooling/src/e2e/hold';
import {
  chooseAction,
  expect,
  expectAccessible,
  expectFits,
  expectToast,
  inEachLook,
  LEDGER,
  machineOf,
  named,
  RUNNER,
  SCHEMES,
  STAGING,
  test,
} from './vm-page';

const DISKS = '?tab=disks';

test('adds a disk, with its price before anything is sent', async ({ page, sandbox, openVm, writes }) => {
  await openVm(RUNNER, DISKS);
  await page.getByRole('link', { name: 'Add disk' }).click();
  await expect(page).toHaveURL(/tab=disks&dialog=disk-add/);
  const dialog = page.getByRole('dialog', { name: 'Add disk' });
  const size = dialog.getByLabel('Size');
  for (const [wrong, text] of [
    ['', 'This field is required'],
    ['0', 'Enter 1 GB or more'],
    ['2.5', 'Enter a whole number'],
    ['1001', 'Enter 1,000 GB or less'],
  ] as const) {
    await size.fill(wrong);
    await dialog.getByRole('button', { name: 'Add disk' }).click();
    await expect(dialog.getByText(text)).toBeVisible();
  }
  expect(await writes()).toEqual([]);
  await size.fill('50');
  await expect(dialog.getByText('Spend goes up by')).toBeVisible();
  await expect(dialog).toContainText('€3.65');
  await dialog.getByRole('button', { name: 'Add disk' }).click();
  await expectToast(page, 'A disk of 50 GB was added to ci-runner-a2');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/tab=disks$/);
  await expect(page.getByRole('table', { name: 'Disks' }).getByRole('row')).toHaveCount(3);
  expect((await machineOf(sandbox, RUNNER)).storage.map((disk) => disk.size)).toEqual([80, 50]);
});

test('says in the dialog what the server refused, and keeps what was typed', async ({ page, sandbox, openVm }) => {
  await openVm(RUNNER, `${DISKS}&dialog=disk-add`);
  await sandbox.faults(named('/jhv/user-resource/vm/storage', 'POST', 'Failed to add disk'));
  const dialog = page.getByRole('dialog', { name: 'Add disk' });
  await dialog.getByLabel('Size').fill('30');
  await dialog.getByRole('button', { name: 'Add disk' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to add disk');
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to add disk' })).toHaveCount(1);
  await expect(dialog.getByLabel('Size')).toHaveValue('30');
  await dialog.getByRole('button', { name: 'Add disk' }).click();
  await expectToast(page, 'A disk of 30 GB was added to ci-runner-a2');
});

test('grows a disk of a running machine, never shrinks it', async ({ page, sandbox, openVm, writes }) => {
  await openVm(RUNNER, DISKS);
  await page.getByRole('button', { name: 'Actions for disk vda' }).click();
  await page.getByRole('menuitem', { name: 'Grow' }).click();
  const dialog = page.getByRole('dialog', { name: 'Grow disk' });
  await expect(dialog).toContainText('vda of ci-runner-a2, currently 80 GB.');
  await expect(dialog).toContainText('The machine keeps running.');
  await dialog.getByLabel('New size').fill('79');
  await dialog.getByRole('button', { name: 'Grow disk' }).click();
  await expect(dialog.getByText('Enter more than the current 80 GB')).toBeVisible();
  await dialog.getByLabel('New size').fill('130');
  await expect(dialog).toContainText('€3.65');
  await sandbox.faults(named('/jhv/user-resource/vm/storage', 'PATCH', 'Failed to resize disk'));
  await dialog.getByRole('button', { name: 'Grow disk' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to resize disk');
  await dialog.getByRole('button', { name: 'Grow disk' }).click();
  await expectToast(page, 'vda of ci-runner-a2 now has 130 GB');
  expect((await machineOf(sandbox, RUNNER)).storage[0]?.size).toBe(130);
  expect((await writes()).map(({ body }) => body).join()).not.toContain('check_vm_state');
});

test('grows a disk of a stopped machine only while it is stopped', async ({ page, openVm, writes }) => {
  await openVm(STAGING, DISKS);
  await page.getByRole('button', { name: 'Actions for disk vda' }).click();
  await page.getByRole('menuitem', { name: 'Grow' }).click();
  const dialog = page.getByRole('dialog', { name: 'Grow disk' });
  await expect(dialog).toContainText('The machine is stopped.');
  await dialog.getByLabel('New size').fill('90');
  await dialog.getByRole('button', { name: 'Grow disk' }).click();
  await expectToast(page, 'vda of staging-all-in-one now has 90 GB');
  expect((await writes())[0]?.body).toContain('check_vm_state');
});

test('removes a further disk by its typed name, with its copies; never the boot disk', async ({
  page,
  sandbox,
  openVm,
}) => {
  await openVm(LEDGER, DISKS);
  await page.getByRole('button', { name: 'Actions for disk vda' }).click();
  const remove = page.getByRole('menuitem', { name: 'Remove' });
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
  await expect(remove).toHaveAccessibleDescription('The machine starts from it');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Actions for disk vdb' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove disk' });
  await expect(dialog).toContainText(`vdb in ${LEDGER.name}. This cannot be undone.`);
  await expect(dialog).toContainText('The disk is erased, 120 GB');
  await expect(dialog).toContainText('1 snapshot and 3 backups are erased');
  await expect(dialog).toContainText('Unmount the disk inside it first');
  await expect(dialog).toContainText('Spend goes down by');
  await dialog.getByLabel(/^Type .+ to confirm$/).fill('vdb');
  await sandbox.faults(named('/jhv/user-resource/vm/storage', 'DELETE', 'Failed to delete disk'));
  await dialog.getByRole('button', { name: 'Remove disk' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to delete disk');
  await dialog.getByRole('button', { name: 'Remove disk' }).click();
  await expectToast(page, `vdb of ${LEDGER.name} was removed`);
  await expect(page.getByRole('table', { name: 'Disks' }).getByRole('row')).toHaveCount(3);
});

test('an address that names a disk that is not there says so', async ({ page, openVm }) => {
  await openVm(RUNNER, `${DISKS}&dialog=disk-grow&disk=none`);
  await page.getByRole('dialog', { name: 'Not found' }).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\?tab=disks$/);
});

test('takes a snapshot of a chosen disk', async ({ page, sandbox, openVm }) => {
  await openVm(LEDGER, DISKS);
  await chooseAction(page, 'Take snapshot');
  const dialog = page.getByRole('dialog', { name: 'Take snapshot' });
  await expect(dialog).toContainText('keeps running');
  await dialog.getByLabel('Disk').selectOption({ label: 'vdc, 40 GB' });
  // 0.73 less the 5 % that the account has off.
  await expect(dialog).toContainText('€0.69');
  await sandbox.faults(named('/jhv/user-resource/vm/replica', 'POST', 'Failed to create snapshot'));
  await dialog.getByRole('button', { name: 'Take snapshot' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to create snapshot');
  await dialog.getByRole('button', { name: 'Take snapshot' }).click();
  await expectToast(page, `Snapshot of vdc of ${LEDGER.name} taken`);
  expect((await machineOf(sandbox, LEDGER)).storage[2]?.replica).toHaveLength(1);
});

test('a snapshot goes on when its dialog is closed, and the machine cannot be changed meanwhile', async ({
  page,
  openVm,
}) => {
  await openVm(RUNNER, DISKS);
  const release = await hold(page, '**/user-resource/vm/replica', 'POST');
  await page.getByRole('link', { name: 'Take snapshot' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take snapshot' });
  await dialog.getByRole('button', { name: 'Take snapshot' }).click();
  await expect(dialog).toContainText('it continues in the background');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await expect(page.getByRole('menuitem', { name: 'Stop', exact: true })).toHaveAccessibleDescription(
    'Another change is still in progress',
  );
  await page.keyboard.press('Escape');
  release();
  await expectToast(page, 'Snapshot of vda of ci-runner-a2 taken');
});

test('without copies says what one costs', async ({ page, openVm }) => {
  await openVm(RUNNER, DISKS);
  await expect(page.getByRole('heading', { name: 'No snapshots or backups' })).toBeVisible();
  await expect(page.getByText('A snapshot of vda, 80 GB, costs €1.46 a month while it is kept.')).toBeVisible();
});

test('restores a snapshot: overwrites, stops, and starts again where that is wanted', async ({
  page,
  sandbox,
  openVm,
  writes,
}) => {
  await openVm(LEDGER, DISKS);
  const row = page.getByRole('row').filter({ hasText: 'Snapshot' }).filter({ hasText: 'vda' });
  await row.getByRole('link', { name: 'Restore' }).click();
  const dialog = page.getByRole('dialog', { name: 'Restore snapshot' });
  await expect(dialog).toContainText(`This restores vda of ${LEDGER.name} to the snapshot taken`);
  await expect(dialog).toContainText('vda is overwritten');
  await expect(dialog).toContainText('The machine is stopped first');
  await expect(dialog.getByRole('checkbox', { name: 'Start it afterwards' })).toBeChecked();
  await dialog.getByLabel(/^Type .+ to confirm$/).fill(LEDGER.name);
  await sandbox.faults(named('/jhv/user-resource/vm/rebuild', 'POST', 'Failed to rebuild virtual machine'));
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to rebuild virtual machine');
  await sandbox.faults(named('/jhv/user-resource/vm/start', 'POST', 'Failed to start virtual machine'));
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to start virtual machine');
  await dialog.getByRole('button', { name: 'Start machine' }).click();
  await expectToast(page, /was restored to .* and is running/);
  expect((await writes()).map(({ path }) => path.replace(/.*\/vm\//, ''))).toEqual([
    'rebuild',
    'rebuild',
    'start',
    'start',
  ]);
  expect((await machineOf(sandbox, LEDGER)).status).toBe('running');
});

test('deletes a copy after saying what it is', async ({ page, sandbox, openVm, writes }) => {
  await openVm(LEDGER, DISKS);
  const copies = page.getByRole('table', { name: 'Snapshots and backups' });
  const before = await copies.getByRole('row').count();
  await page.getByRole('button', { name: 'Actions for snapshot of vdb' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete snapshot' });
  await expect(dialog).toContainText('The snapshot is erased');
  await expect(dialog).toContainText('vdb itself stays as it is');
  await sandbox.faults(named('/jhv/user-resource/vm/replica', 'DELETE', 'Failed to delete snapshot'));
  await dialog.getByRole('button', { name: 'Delete snapshot' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to delete snapshot');
  await dialog.getByRole('button', { name: 'Delete snapshot' }).click();
  await expectToast(page, `Snapshot of vdb of ${LEDGER.name} deleted`);
  await expect(copies.getByRole('row')).toHaveCount(before - 1);
  expect((await writes())[1]?.body).toContain('snapshot');
});

test('a copy leads to the create form', async ({ page, openVm }) => {
  const uuid = await openVm(LEDGER, DISKS);
  const row = page.getByRole('row').filter({ hasText: 'Snapshot' }).filter({ hasText: 'vda' });
  await expect(row.getByRole('link', { name: 'Create machine' })).toHaveAttribute(
    'href',
    new RegExp(`/app/compute/create\\?location=jhv&sourceVm=${uuid}&sourceReplica=`),
  );
  await page.getByRole('button', { name: 'Actions for disk vdb' }).click();
  await expect(page.getByRole('menuitem', { name: 'Create machine from it' })).toHaveAccessibleDescription(
    'This works only with the boot disk. Take a snapshot of this disk and use that.',
  );
});

test('switches nightly backups, once, whatever another tab has done', async ({ page, sandbox, openVm, writes }) => {
  const uuid = await openVm(RUNNER, DISKS);
  const toggle = page.getByRole('switch', { name: 'Nightly backups' });
  await expect(toggle).not.toBeChecked();
  await expect(toggle).toHaveAccessibleDescription(/A backup of 80 GB costs €2\.92 a month/);
  await toggle.check();
  await expectToast(page, 'ci-runner-a2 is backed up every night');
  await expect(page.getByText('Backed up every night at 01:00 UTC')).toBeVisible();
  await sandbox.faults(named('/jhv/user-resource/vm/backup', 'POST', 'Failed to disable backup'));
  await toggle.click();
  const toast = await expectToast(page, 'Failed to disable backup');
  await expect(toggle).toBeChecked();
  // Somebody else switches it off: trying again must not switch it on.
  await sandbox.api('customer', 'POST', '/jhv/user-resource/vm/backup', { uuid });
  const before = (await writes()).length;
  await toast.getByRole('button', { name: 'Retry' }).click();
  await expectToast(page, 'ci-runner-a2 is no longer backed up');
  await expect(toggle).not.toBeChecked();
  expect(await writes()).toHaveLength(before);
  await sandbox.faults(named('/jhv/user-resource/vm/backup', 'POST', 'Failed to enable backup'));
  await toggle.click();
  await expectToast(page, 'Failed to enable backup');
});

test('the disks tab and its dialogs are accessible', async ({ page, openVm }) => {
  await openVm(LEDGER, DISKS);
  await inEachLook(page, SCHEMES, () => expectAccessible(page));
  for (const [dialog, name] of [
    ['disk-add', 'Add disk'],
    ['snapshot', 'Take snapshot'],
  ] as const) {
    await page.goto(`${page.url().replace(/\?.*/, '')}${DISKS}&dialog=${dialog}`);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await inEachLook(page, SCHEMES, () => expectAccessible(page));
  }
  await page.goto(`${page.url().replace(/\?.*/, '')}${DISKS}`);
  await page.getByRole('link', { name: 'Restore' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('is overwritten');
  await inEachLook(page, SCHEMES, () => expectAccessible(page));
});

test.describe('at phone width', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('disks and copies are cards with all their actions', async ({ page, openVm }) => {
    await openVm(LEDGER, DISKS);
    await page.getByRole('button', { name: 'Actions for snapshot of vda' }).click();
    await page.getByRole('menuitem', { name: 'Restore' }).click();
    await expect(page.getByRole('dialog', { name: 'Restore snapshot' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectFits(page);
    await expectAccessible(page);
  });
});
