import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { IpAddress } from '@console/contract/ip-address';
import { LoadBalancer } from '@console/contract/load-balancer';
import { ManagedService, serviceLocation } from '@console/contract/service';
import { expect, expectTitle, expectToast, named, test, type Fault } from '../../shared/tooling/src/e2e/fixtures';
import type { Sandbox } from '../../shared/tooling/src/e2e/sandbox';
import { seeded, the } from './seeded';

const LIST = '/user-resource/service/packages';
const PACKAGE = '/user-resource/service/package';
const services = async (sandbox: Sandbox) =>
  v.parse(v.array(ManagedService), await sandbox.api('customer', 'GET', LIST));

/** Chooses from a menu of the page. */
async function choose(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Confirms a dialog that is refused, which says so in the words of the API, and once more, which succeeds. */
async function confirmTwice(dialog: Locator, button: string, sandbox: Sandbox, refusal: Fault, words: string) {
  await sandbox.faults(refusal);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog.getByText(words)).toBeVisible();
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Takes a floating IP from what the page is about. */
async function unassign(page: Page, sandbox: Sandbox, place: string, address: string): Promise<void> {
  await choose(page, `Actions for ${address}`, 'Unassign');
  const dialog = page.getByRole('dialog', { name: 'Unassign floating IP' });
  await expect(dialog).toContainText(`${address} stays yours`);
  const call = `/${place}/network/ip_addresses/${address}/unassign`;
  await confirmTwice(dialog, 'Unassign', sandbox, named(call, 'POST', 'Not from here'), 'Not from here');
}

/** Lets the account pay that stands chosen at first. */
async function move(page: Page, sandbox: Sandbox, call: string, method: string): Promise<void> {
  await choose(page, 'More', 'Move to another billing account');
  const dialog = page.getByRole('dialog', { name: 'Move to another billing account' });
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await confirmTwice(dialog, 'Move', sandbox, named(call, method, 'The account is closed'), 'The account is closed');
}

test('a service is moved, loses its floating IP and is deleted, each after a refusal that is told', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  const service = the(await services(sandbox), ({ service: kind }) => kind === 'mariadb');
  const { uuid, display_name: name, billing_account_id: payer } = service;
  const place = serviceLocation(service) ?? '';
  const call = `${PACKAGE}/${uuid}`;
  const reserved = await sandbox.api('customer', 'POST', `/${place}/network/ip_addresses`, {
    billing_account_id: String(payer),
  });
  const { address } = v.parse(IpAddress, reserved);
  await sandbox.api('customer', 'POST', `/${place}/network/ip_addresses/${address}/assign`, {
    assigned_to: uuid,
    assigned_to_resource_type: 'service',
  });
  await signIn('customer');
  await open(`/services/service/${place}/${uuid}`);
  await move(page, sandbox, call, 'PATCH');
  const payerNow = async () => (await services(sandbox)).find((one) => one.uuid === uuid)?.billing_account_id;
  expect(await payerNow()).not.toBe(payer);

  await unassign(page, sandbox, place, address);
  await expect(page.getByText('No floating IP is assigned to this service.')).toBeVisible();

  await choose(page, 'More', 'Delete');
  const dialog = page.getByRole('dialog', { name: 'Delete managed service' });
  await dialog.getByLabel(/^Type .+ to confirm$/).fill(name ?? '');
  const words = 'Another operation is under way';
  await confirmTwice(dialog, 'Delete managed service', sandbox, named(call, 'DELETE', words), words);
  await expectToast(page, `${name} was deleted`);
  await expectTitle(page, 'Managed services');
});

test('a load balancer is moved, loses its floating IP and a target, each after a refusal that is told', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  const balancers = () => seeded(sandbox, '/network/load_balancers', LoadBalancer);
  const { place, row } = the(await balancers(), (one) => one.row.targets.length > 1);
  const ips = await seeded(sandbox, '/network/ip_addresses', IpAddress);
  const { address } = the(ips, (ip) => ip.row.assigned_to === row.uuid).row;
  const target = row.targets[0]?.target_uuid ?? '';
  const call = `/${place}/network/load_balancers/${row.uuid}`;
  await signIn('customer');
  await open(`/network/load_balancer/${place}/${row.uuid}`);
  await move(page, sandbox, `${call}/billing_account`, 'PUT');
  const moved = the(await balancers(), (one) => one.row.uuid === row.uuid).row;
  expect(moved.billing_account_id).not.toBe(row.billing_account_id);

  await unassign(page, sandbox, place, address);
  await expect(page.getByText('No floating IP is assigned to this load balancer.')).toBeVisible();

  await open(`/network/load_balancer/${place}/${row.uuid}?dialog=target-remove&item=${target}`);
  const dialog = page.getByRole('dialog', { name: 'Remove target' });
  const refusal = named(`${call}/targets/${target}`, 'DELETE', 'Failed to remove target');
  await confirmTwice(dialog, 'Remove target', sandbox, refusal, 'Failed to remove target');
  await expect(page.getByRole('table', { name: 'Targets' }).getByRole('row')).toHaveCount(row.targets.length);
});
