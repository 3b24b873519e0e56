import { expect, test } from '../../shared/tooling/src/e2e/fixtures';
import { bodyOf, creations, expectMachine, nameField, send } from './create-form';

/** The machine of the demo that has snapshots and backups. */
const BACKED_UP = 'postgres-replica-ee-2';
/** The disk of the demo that belongs to no machine, in the default location. */
const DISK = '6427ec57-2486-4c15-9afe-5c92707741b5';

interface SeededVm {
  readonly uuid: string;
  readonly name: string;
  readonly storage: readonly { readonly size: number; readonly replica: readonly { uuid: string; type: string }[] }[];
}

const isVms = (value: unknown): value is SeededVm[] => Array.isArray(value);

test('starts from a backup of a machine of this location, with no new users', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open('/compute/create');
  await page.getByRole('radio', { name: /Tartu/ }).check();
  await page.getByRole('radio', { name: 'From a machine' }).click();
  await page.getByLabel('Virtual machine').selectOption({ label: `${BACKED_UP} (Debian 12)` });
  await expect(page.getByText('Everything on the disk is copied')).toBeVisible();
  const states = page.getByLabel('State');
  await expect(states).toContainText('The disk as it is now, 80 GB');
  await states.selectOption({ label: (await states.getByText(/^Backup from/).allTextContents())[0] ?? '' });
  await expect(page.getByLabel('Username')).toBeHidden();
  // Sizes with less disk than the copy cannot be had, and say so.
  await expect(page.getByText('Smaller than the disk being copied, 80 GB').first()).toBeVisible();
  await nameField(page).fill('from-backup');
  await send(page);
  await expectMachine(page, 'from-backup');
  const body = bodyOf((await creations(sandbox))[0]);
  expect(body).toMatchObject({ name: 'from-backup', disks: '80' });
  expect(String(body['source_replica'])).not.toBe('');
  expect(body).not.toHaveProperty('os_name');
  expect(body).not.toHaveProperty('username');
});

test('a link to a snapshot finds its machine, its place and its state', async ({ page, sandbox, signIn, open }) => {
  const vms = await sandbox.api('customer', 'GET', '/trtu/user-resource/vm/list');
  if (!isVms(vms)) throw new TypeError('The list of machines is no list');
  const vm = vms.find(({ name }) => name === BACKED_UP);
  const snapshot = vm?.storage[0]?.replica.find(({ type }) => type === 'snapshot')?.uuid ?? '';
  await signIn('customer');
  await open(`/compute/create?sourceReplica=${snapshot}`);
  await expect(page.getByRole('radio', { name: /Tartu/ })).toBeChecked();
  await expect(page.getByLabel('Virtual machine')).toHaveValue(vm?.uuid ?? '');
  await expect(page.getByLabel('State')).toHaveValue(snapshot);
  // Another location has other machines; the way back is one click.
  await page.getByRole('radio', { name: /Tallinn/ }).check();
  await expect(page.getByLabel('Virtual machine')).not.toHaveValue(vm?.uuid ?? '');
});

test('starts from a disk that a link names', async ({ page, sandbox, signIn, open }) => {
  await signIn('customer');
  await open(`/compute/create?sourceDisk=${DISK}&location=jhv`);
  await expect(page.getByText(DISK)).toBeVisible();
  await expect(page.getByText('The disk it starts from is still charged as before.')).toBeVisible();
  await expect(page.getByLabel('How many')).toBeHidden();
  await nameField(page).fill('from-disk');
  await send(page);
  await expectMachine(page, 'from-disk');
  const body = bodyOf((await creations(sandbox))[0]);
  expect(body).toMatchObject({ disk_uuid: DISK });
  expect(body).not.toHaveProperty('disks');
});

test('the application catalogue, by its tab and by a link', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/compute/create?typeId=app_catalog&osName=nextcloud&osVersion=31');
  await expect(page.getByRole('radio', { name: 'Applications' })).toBeChecked();
  await expect(page.getByRole('radio', { name: /Nextcloud/ })).toBeChecked();
  await page.getByRole('radio', { name: 'Systems' }).click();
  await expect(page.getByRole('radio', { name: /Ubuntu/ })).toBeChecked();
});

test('a link to what is not there says so, and the form works', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/compute/create?osName=beos&location=mars&sourceVm=gone');
  await expect(page.getByText("The image “beos” in the link isn't offered here.")).toBeVisible();
  await expect(page.getByText("The location “mars” in the link doesn't exist here.")).toBeVisible();
  await expect(page.getByText("We can't find the machine, snapshot or backup in the link.")).toBeVisible();
  await expect(page.getByRole('radio', { name: /Ubuntu/ })).toBeChecked();
  await open('/compute/create?osName=windows&osVersion=1999');
  await expect(page.getByText("Version “1999” in the link isn't offered here.")).toBeVisible();
  await expect(page.getByLabel('Version')).toHaveValue('2022');
});
