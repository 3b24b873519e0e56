import { IpAddress } from '@console/contract/ip-address';
import { LoadBalancer } from '@console/contract/load-balancer';
import { Network } from '@console/contract/network';
import { Vm } from '@console/contract/vm';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import {
  bulkAction,
  expect,
  expectAccessible,
  expectFits,
  expectToast,
  inEachLook,
  LOOKS,
  named,
  selectRows,
  test,
} from '../../shared/tooling/src/e2e/fixtures';
import { seeded, the } from './seeded';

/** The account that lb-api-internal is charged to from the start, and lb-shop-public is not. */
const SECOND = 'Nordlicht Logistik GmbH & Co. KG';

type Sandbox = Parameters<typeof seeded>[0];

const balancersOf = (sandbox: Sandbox) => seeded(sandbox, '/network/load_balancers', LoadBalancer);
const byName = async (sandbox: Sandbox, name: string) =>
  the(await balancersOf(sandbox), ({ row }) => row.display_name === name);

const table = (page: Page, name: string) => page.getByRole('table', { name });

/** Chooses from the menu of a row. */
async function choose(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('rules are added, changed and removed, and who comes later sees what changed', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  const { place, row } = await byName(sandbox, 'lb-shop-public');
  const rules = `/${place}/network/load_balancers/${row.uuid}/forwarding_rules`;
  await signIn('customer');
  await open(`/network/load_balancer/${place}/${row.uuid}`);
  const rows = table(page, 'Forwarding rules');
  await page.getByRole('button', { name: 'Add rule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add rule' });
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Add rule' }).click();
  await dialog.getByLabel('Port', { exact: true }).fill('443');
  await dialog.getByLabel('Target port').fill('65536');
  await dialog.getByRole('button', { name: 'Add rule' }).click();
  await expect(dialog.getByText('Port 443 already has a rule')).toBeVisible();
  await expect(dialog.getByText('Enter a port from 1 to 65535')).toBeVisible();
  await inEachLook(page, LOOKS, async () => {
    await expectAccessible(page);
    await expectFits(page);
  });
  await page.setViewportSize({ width: 1366, height: 900 });
  await dialog.getByLabel('Port', { exact: true }).fill('5432');
  await dialog.getByLabel('Target port').fill('5433');
  await sandbox.faults(named(rules, 'POST', 'Failed to add forwarding rule'));
  await dialog.getByRole('button', { name: 'Add rule' }).click();
  await expect(dialog.getByText('Failed to add forwarding rule')).toBeVisible();
  await expect(dialog.getByLabel('Target port')).toHaveValue('5433');
  await dialog.getByRole('button', { name: 'Add rule' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(rows.getByRole('row').filter({ hasText: '5432' })).toContainText('10,000');
  // The port stays: the old rule goes before the new one comes.
  await choose(page, 'Actions for rule 5432 → 5433', 'Change rule');
  const change = page.getByRole('dialog', { name: 'Change rule' });
  await expect(change.getByText('new connections to port 5432 are refused for a moment')).toBeVisible();
  await change.getByLabel('Target port').fill('5434');
  await sandbox.api('customer', 'POST', rules, { source_port: '22', target_port: '22' });
  await change.getByRole('button', { name: 'Change rule' }).click();
  await expect(change.getByText(/22 → 22/)).toBeVisible();
  // The old one goes, the new one is refused: what is left to do is said, and done by the next try alone.
  await sandbox.faults(named(rules, 'POST', 'Failed to add forwarding rule'));
  await change.getByRole('button', { name: 'Overwrite' }).click();
  await expect(change.getByText('The rule 5432 → 5433 has already been removed.')).toBeVisible();
  await expect(change.getByText('Failed to add forwarding rule')).toBeVisible();
  await change.getByRole('button', { name: 'Change rule' }).click();
  await expect(change).toBeHidden();
  await expect(rows.getByRole('row').filter({ hasText: '5432' })).toContainText('5434');
  await choose(page, 'Actions for rule 5432 → 5434', 'Remove rule');
  await page.getByRole('dialog', { name: 'Remove rule' }).getByRole('button', { name: 'Remove rule' }).click();
  await expectToast(page, 'lb-shop-public no longer forwards 5432 → 5434');
  await expect(rows.getByRole('row').filter({ hasText: '5432' })).toHaveCount(0);
  const sent = (await sandbox.requests()).filter(
    ({ method, path, body }) =>
      path.includes('forwarding_rules') && method !== 'GET' && !JSON.stringify(body ?? '').includes('22'),
  );
  expect(sent.map(({ method, status }) => `${method} ${status}`)).toEqual([
    'POST 500',
    'POST 200',
    'DELETE 204',
    'POST 500',
    'POST 200',
    'DELETE 204',
  ]);
});

test('targets are machines of the network, added by name and removed', async ({ page, sandbox, signIn, open }) => {
  const { place, row } = await byName(sandbox, 'lb-shop-public');
  const vms = (await seeded(sandbox, '/user-resource/vm/list', Vm)).filter((vm) => vm.place === place);
  const network = the(await seeded(sandbox, '/network/networks', Network), (one) => one.row.uuid === row.network_uuid);
  const isTarget = (uuid: string) => row.targets.some((target) => target.target_uuid === uuid);
  const inside = the(vms, ({ row: vm }) => network.row.vm_uuids.includes(vm.uuid) && !isTarget(vm.uuid)).row;
  const outside = the(vms, ({ row: vm }) => !network.row.vm_uuids.includes(vm.uuid)).row;
  const old = the(vms, ({ row: vm }) => isTarget(vm.uuid)).row;
  await signIn('customer');
  await open(`/network/load_balancer/${place}/${row.uuid}?dialog=targets`);
  const dialog = page.getByRole('dialog', { name: 'Add targets' });
  const field = dialog.getByRole('combobox', { name: 'Machines' });
  await field.press('ArrowDown');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await expect(dialog.getByRole('option', { name: outside.name })).toHaveCount(0);
  await dialog.getByRole('option', { name: `${inside.name} (${inside.private_ipv4})` }).click();
  await expect(dialog.getByRole('list', { name: 'Chosen machines' })).toContainText(inside.name);
  await expectAccessible(page);
  await sandbox.faults(named(`/${place}/network/load_balancers/${row.uuid}/targets`, 'POST', 'Failed to add target'));
  await dialog.getByRole('button', { name: 'Add targets' }).click();
  await expect(dialog.getByText('Failed to add target')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add targets' }).click();
  await expect(table(page, 'Targets').getByRole('link', { name: inside.name })).toBeVisible();
  await choose(page, `Actions for target ${old.name}`, 'Remove target');
  const remove = page.getByRole('dialog', { name: 'Remove target' });
  await expect(remove).toContainText(`${old.name} itself isn't changed`);
  await remove.getByRole('button', { name: 'Remove target' }).click();
  // Behind an open dialog no role is found: its going has to be waited for before what is not there counts.
  await expect(remove).toBeHidden();
  await expect(table(page, 'Targets').getByRole('link', { name: inside.name })).toBeVisible();
  await expect(table(page, 'Targets').getByRole('link', { name: old.name })).toHaveCount(0);
  const after = (await byName(sandbox, 'lb-shop-public')).row.targets.map(({ target_uuid: uuid }) => uuid);
  expect(after).toContain(inside.uuid);
  expect(after).not.toContain(old.uuid);
});

test('an empty load balancer says what to do, is moved to another account, and deleted with its floating IP', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  const { place, row: other } = await byName(sandbox, 'lb-shop-public');
  const made = await sandbox.api('customer', 'POST', `/${place}/network/load_balancers`, {
    display_name: 'lb-empty',
    billing_account_id: String(other.billing_account_id),
    rules: '[]',
    targets: '[]',
    reserve_public_ip: 'true',
  });
  const { uuid } = v.parse(LoadBalancer, made);
  const ip = the(await seeded(sandbox, '/network/ip_addresses', IpAddress), ({ row }) => row.assigned_to === uuid).row;
  await signIn('customer');
  await open(`/network/load_balancer/${place}/${uuid}`);
  await expect(page.getByText('No connections are accepted yet.')).toBeVisible();
  await expect(page.getByText('Connections have nowhere to go yet.')).toBeVisible();
  await choose(page, 'More', 'Move to another billing account');
  const move = page.getByRole('dialog', { name: 'Move to another billing account' });
  await move.getByRole('button', { name: 'Move' }).click();
  await expect(move).toBeHidden();
  const paid = (await byName(sandbox, 'lb-empty')).row.billing_account_id;
  expect(paid).not.toBe(other.billing_account_id);
  await choose(page, 'More', 'Delete');
  const dialog = page.getByRole('dialog', { name: 'Delete load balancer' });
  await expect(dialog).toContainText(`Floating IP ${ip.address} is kept`);
  await dialog.getByLabel('Release it too').check();
  await dialog.getByRole('textbox').fill('lb-empty');
  await expectAccessible(page);
  await sandbox.faults(named(`/${place}/network/load_balancers/${uuid}`, 'DELETE', 'Failed to delete load balancer'));
  await dialog.getByRole('button', { name: 'Delete load balancer' }).click();
  await expect(dialog.getByText('Failed to delete load balancer')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete load balancer' }).click();
  await expectToast(page, 'lb-empty was deleted');
  await expect(page).toHaveURL(/\/app\/network\/load_balancer$/);
  await expect
    .poll(async () =>
      (await seeded(sandbox, '/network/ip_addresses', IpAddress)).filter(
        ({ row }) => row.address === ip.address && !row.is_deleted,
      ),
    )
    .toEqual([]);
});

test('several load balancers are moved to another account and deleted from the list, and a create link is there', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open('/network/load_balancer');
  await expect(page.getByRole('link', { name: 'Create load balancer' })).toHaveAttribute(
    'href',
    '/app/network/create/load_balancer',
  );
  const select = () => selectRows(page, 'lb-api-internal', 'lb-shop-public');
  await select();
  await bulkAction(page, 'Move to another billing account').click();
  const move = page.getByRole('dialog', { name: /to another billing account$/ });
  await move.getByLabel('Charge to').selectOption({ label: SECOND });
  await expect(move.getByRole('listitem').filter({ hasText: 'lb-shop-public' })).toContainText(`Charged to ${SECOND}`);
  await move.getByRole('button', { name: 'Move 1 load balancer' }).click();
  await expectToast(page, `1 load balancer is charged to ${SECOND}`);
  await expect(move).toBeHidden();
  await select();
  await bulkAction(page, 'Delete').click();
  const dialog = page.getByRole('dialog', { name: 'Delete 2 load balancers' });
  await expect(dialog).toContainText('Floating IP 203.0.113.40 is kept');
  await expectAccessible(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('textbox').fill('delete');
  await dialog.getByRole('button', { name: 'Delete 2 load balancers' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'lb-api-internal' })).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'lb-ledger-internal' })).toHaveCount(1);
  expect((await balancersOf(sandbox)).map(({ row }) => row.display_name)).toEqual(['lb-ledger-internal']);
});
