import * as v from 'valibot';
import { LoadBalancer } from '@console/contract/load-balancer';
import { Network } from '@console/contract/network';
import { Vm } from '@console/contract/vm';
import {
  bulkAction,
  expect,
  expectAccessible,
  expectTitle,
  expectToast,
  inEachLook,
  LOOKS,
  named,
  selectRows,
  test,
} from '../../shared/tooling/src/e2e/fixtures';
import { seeded, the } from './seeded';

const CALL = '/network/networks';
const VMS = '/user-resource/vm/list';

test('a network is renamed from its row, once, and what somebody else has changed is told first', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  const { place, row } = the(await seeded(sandbox, CALL, Network));
  await signIn('customer');
  await open('/network/vpc');
  const dialog = page.getByRole('dialog', { name: 'Rename network' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  const rename = dialog.getByRole('button', { name: 'Rename' });
  await page.getByRole('button', { name: `Actions for ${row.name}` }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await name.fill(' ');
  await rename.click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/network\/vpc$/);

  await open(`/network/vpc?rename=${row.uuid}`);
  await expect(name).toHaveValue(row.name);
  const meanwhile = `/${place}/network/network/${row.uuid}`;
  await sandbox.api('customer', 'PATCH', meanwhile, { name: 'from-another-tab' });
  await sandbox.clearRequests();
  await name.fill('e2e-segment');
  await rename.dblclick();
  await expect(dialog.getByText(/from-another-tab/)).toBeVisible();
  await expect(name).toHaveValue('e2e-segment');
  await dialog.getByRole('button', { name: 'Overwrite' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'e2e-segment', exact: true })).toBeVisible();
  expect((await sandbox.requests()).filter(({ method }) => method === 'PATCH')).toHaveLength(1);
});

test('the default network moves to another one, and what stands in one that cannot be deleted is named', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  const networks = await seeded(sandbox, CALL, Network);
  const balancers = await seeded(sandbox, '/network/load_balancers', LoadBalancer);
  const inside = (uuid: string) => balancers.filter(({ row }) => row.network_uuid === uuid && !row.is_deleted);
  const { place, row } = the(
    networks,
    (one) => !one.row.is_default && one.row.vm_uuids.length > 0 && inside(one.row.uuid).length > 0,
  );
  const before = the(networks, (one) => one.place === place && one.row.is_default === true).row;
  const vms = await seeded(sandbox, VMS, Vm);
  await signIn('customer');

  await open(`/network/vpc/${place}/${row.uuid}?dialog=delete`);
  const blocked = page.getByRole('dialog', { name: 'Delete network' });
  await expect(blocked).toContainText(`${row.name} can't be deleted while something is in it`);
  for (const uuid of row.vm_uuids.slice(0, 2))
    await expect(blocked).toContainText(the(vms, (vm) => vm.row.uuid === uuid).row.name);
  await expect(blocked).toContainText(the(inside(row.uuid)).row.display_name ?? '');
  await expect(blocked.getByRole('button', { name: 'Delete network' })).toHaveAttribute('aria-disabled', 'true');
  await inEachLook(page, LOOKS, () => expectAccessible(page));
  await blocked.getByRole('button', { name: 'Cancel' }).click();
  await page.setViewportSize({ width: 1366, height: 900 });

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Make default' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make default network' });
  await expect(dialog).toContainText(`${before.name} is no longer the default`);
  const address = `/${place}/network/network/${row.uuid}/default`;
  await sandbox.faults(named(address, 'PUT', 'Not now'));
  await dialog.getByRole('button', { name: 'Make default' }).click();
  await expect(dialog.getByText('Not now')).toBeVisible();
  await dialog.getByRole('button', { name: 'Make default' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Default', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem', { name: /Make default/ })).toContainText("It's already the default network");
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page.getByText(/Made the network the default one/).first()).toBeVisible();
  await page.getByRole('tab', { name: 'As code' }).click();
  await page.getByLabel('Action').selectOption('default');
  await expect(page.getByText(new RegExp(`network/${row.uuid}/default`)).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(new RegExp(`network/${row.uuid}/default`)).first()).toBeVisible();
});

test('empty networks are deleted, one by its name and many by a plan that leaves the others out', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  const make = async (name: string) =>
    v.parse(Network, await sandbox.api('customer', 'POST', `/tll/network/network?name=${name}`)).uuid;
  const alone = await make('e2e-alone');
  await make('e2e-many-1');
  await make('e2e-many-2');
  await signIn('customer');
  // A load balancer in it says where its machines could come from.
  await open(`/network/create/load_balancer?location=tll&network=${alone}`);
  await page.getByRole('link', { name: 'Create a machine' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create virtual machine' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'VPC network' })).toHaveValue(alone);
  await open(`/network/vpc/tll/${alone}?dialog=delete`);
  const dialog = page.getByRole('dialog', { name: 'Delete network' });
  await dialog.getByLabel(/^Type .+ to confirm$/).fill('e2e-alone');
  const refused = 'The network has resources and cannot be deleted.';
  await sandbox.faults(named(`/tll/network/network/${alone}`, 'DELETE', refused));
  await dialog.getByRole('button', { name: 'Delete network' }).click();
  await expect(dialog.getByText(refused)).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete network' }).click();
  await expectToast(page, 'e2e-alone was deleted');
  await expectTitle(page, 'VPC networks');
  await expect(page.getByRole('link', { name: 'e2e-alone' })).toBeHidden();

  const networks = await seeded(sandbox, CALL, Network);
  const kept = the(networks, ({ place, row }) => place === 'tll' && row.is_default === true).row.name;
  await selectRows(page, 'e2e-many-1', 'e2e-many-2', kept);
  await bulkAction(page, 'Delete (2 of 3)').click();
  const plan = page.getByRole('dialog', { name: 'Delete 2 networks' });
  await expect(plan.getByRole('listitem').filter({ hasText: 'e2e-many-1' })).toContainText('is released');
  await expect(plan.getByRole('listitem').filter({ hasText: kept })).toContainText("It's the default network");
  await page.goBack();
  await expect(plan).toBeHidden();
  await page.goForward();
  await plan.getByRole('textbox').fill('delete');
  await sandbox.clearRequests();
  await plan.getByRole('button', { name: 'Delete 2 networks' }).click();
  await expectToast(page, '2 networks were deleted');
  await expect(plan).toBeHidden();
  await expect(page.getByRole('link', { name: 'e2e-many-1' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'e2e-many-2' })).toBeHidden();
  expect((await sandbox.requests()).filter(({ method }) => method === 'DELETE')).toHaveLength(2);
});
