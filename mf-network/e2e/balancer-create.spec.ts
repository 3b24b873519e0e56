import { LoadBalancer } from '@console/contract/load-balancer';
import { Network } from '@console/contract/network';
import { Vm } from '@console/contract/vm';
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
import { seeded, the } from './seeded';

const CREATE = '/network/create/load_balancer';

const submit = (page: Page) =>
  page.getByRole('button', { name: 'Create load balancer', exact: true }).filter({ visible: true }).first();

/** The form's network with its machines; by a link, as a network's page has it. */
async function networkWithMachines(sandbox: Parameters<typeof seeded>[0]) {
  const vms = await seeded(sandbox, '/user-resource/vm/list', Vm);
  const { place, row: network } = the(
    await seeded(sandbox, '/network/networks', Network),
    ({ row: one }) => one.vm_uuids.length > 1,
  );
  const machines = vms.filter(({ row: vm }) => network.vm_uuids.includes(vm.uuid)).map(({ row: vm }) => vm);
  const others = vms.filter(({ place: at, row: vm }) => at === place && !network.vm_uuids.includes(vm.uuid));
  return { place, network, machines, others: others.map(({ row: vm }) => vm) };
}

test('a load balancer is created with rules and targets, once, and found again after a reload', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  const { place, network, machines, others } = await networkWithMachines(sandbox);
  const [first, second] = machines;
  await signIn('customer');
  await open(`${CREATE}?location=${place}&network=${network.uuid}&targets=${first?.uuid}`);
  const chosen = page.getByRole('list', { name: 'Chosen machines' });
  await expect(chosen.getByText(first?.name ?? '', { exact: true })).toBeVisible();
  await page.getByLabel('Port of rule 1', { exact: true }).fill('5432');
  await page.getByLabel('Target port of rule 1').fill('70000');
  await page.getByRole('button', { name: 'Add rule' }).click();
  await page.getByLabel('Port of rule 2', { exact: true }).fill('5432');
  // Most rules lead to the port of the same number.
  await page.getByLabel('Name', { exact: true }).fill('lb-e2e');
  await expect(page.getByLabel('Target port of rule 2')).toHaveValue('5432');
  await submit(page).click();
  await expect(page.getByText('Enter a port from 1 to 65535')).toBeVisible();
  await expect(page.getByText('Port 5432 already has a rule')).toBeVisible();
  await expect(page.getByLabel('Target port of rule 1')).toBeFocused();
  await inEachLook(page, LOOKS, async () => {
    await expectAccessible(page);
    await expectFits(page);
  });
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.getByLabel('Target port of rule 1').fill('5433');
  await page.getByRole('button', { name: 'Remove rule 2' }).click();
  const machine = page.getByRole('combobox', { name: 'Machines' });
  await machine.press('ArrowDown');
  const options = page.getByRole('listbox', { name: 'Machines' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  for (const other of others) await expect(options.filter({ hasText: other.name })).toHaveCount(0);
  await options.filter({ hasText: `${second?.name} (${second?.private_ipv4})` }).click();
  await expect(chosen.getByRole('listitem')).toHaveCount(2);
  await page.reload();
  // The draft is taken up again.
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('lb-e2e');
  await expect(chosen.getByRole('listitem')).toHaveCount(2);
  await sandbox.speed(1);
  await submit(page).dblclick();
  await expect(page.getByRole('heading', { name: /^Creating lb-e2e\.\.\. \d+%$/ })).toBeVisible();
  await page.reload();
  // The list has it from the order on: there is nothing more to wait for.
  await expect(page.getByRole('heading', { level: 1, name: 'lb-e2e', exact: true })).toBeVisible();
  await sandbox.speed(0);
  const sent = (await sandbox.requests()).filter(
    ({ method, path }) => method === 'POST' && path.includes('/network/load_balancers'),
  );
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({
      display_name: 'lb-e2e',
      // The default network is not named: the server takes it.
      ...(network.is_default ? {} : { network_uuid: network.uuid }),
      rules: [{ source_port: 5432, target_port: 5433 }],
      targets: [first, second].map((vm) => ({ target_uuid: vm?.uuid, target_type: 'vm' })),
      reserve_public_ip: true,
    }),
  ]);
});

test('a refused load balancer keeps what was chosen, and a lost response is looked up', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  const path = '/jhv/network/load_balancers';
  await signIn('customer');
  await open(`${CREATE}?location=nowhere&ports=443:8443`);
  await expect(page.getByText("The location “nowhere” in the link doesn't exist here.")).toBeVisible();
  await page.getByRole('radio', { name: /Jõhvi/ }).check();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('load-balancer-01');
  await page.getByLabel('Name', { exact: true }).fill('lb-refused');
  await sandbox.faults(named(path, 'POST', 'Failed to create load balancer'));
  await submit(page).click();
  await expect(page.getByText('Failed to create load balancer').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByLabel('Port of rule 1', { exact: true })).toHaveValue('443');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('lb-refused');
  await sandbox.faults({ method: 'POST', path, drop: 'truncate', times: 1 });
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'lb-refused', exact: true })).toBeVisible();
  const made = (await seeded(sandbox, '/network/load_balancers', LoadBalancer)).filter(
    ({ row }) => row.display_name === 'lb-refused',
  );
  expect(made).toHaveLength(1);
});
