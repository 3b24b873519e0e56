import { IpAddress } from '@console/contract/ip-address';
import { LoadBalancer } from '@console/contract/load-balancer';
import { Network } from '@console/contract/network';
import { Vm } from '@console/contract/vm';
import {
  expect,
  expectAccessible,
  expectFits,
  expectRow,
  inEachLook,
  LOOKS,
  named,
  SCHEMES,
  test,
} from '../../shared/tooling/src/e2e/fixtures';
import { seeded, the } from './seeded';

const VMS = '/user-resource/vm/list';

test('a network shows its facts and its machines by name', async ({ page, sandbox, signIn, open }) => {
  const { place, row } = the(await seeded(sandbox, '/network/networks', Network), (one) => one.row.vm_uuids.length > 0);
  const vms = await seeded(sandbox, VMS, Vm);
  await signIn('customer');
  await open(`/network/vpc/${place}/${row.uuid}`);
  await expect(page.getByRole('heading', { level: 1, name: row.name })).toBeVisible();
  await expect(page.getByText(row.subnet ?? '', { exact: true })).toBeVisible();
  for (const uuid of row.vm_uuids) await expectRow(page, the(vms, (vm) => vm.row.uuid === uuid).row.name);
  const { name, uuid } = the(vms, (vm) => vm.row.uuid === row.vm_uuids[0]).row;
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/app/compute/vm/${place}/${uuid}`));
});

test('a network without names of machines still shows itself', async ({ page, sandbox, signIn, open }) => {
  const { place, row } = the(await seeded(sandbox, '/network/networks', Network), (one) => one.row.vm_uuids.length > 0);
  await sandbox.faults({ method: 'GET', path: `/${place}${VMS}`, status: 504 });
  await signIn('customer');
  await open(`/network/vpc/${place}/${row.uuid}`);
  await expect(page.getByRole('heading', { level: 1, name: row.name })).toBeVisible();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Names and addresses of machines are missing' }),
  ).toBeVisible();
  await expectRow(page, row.vm_uuids[0] ?? '');
});

test('a load balancer is renamed in a dialog that Back closes', async ({ page, sandbox, signIn, open }) => {
  const { place, row } = the(await seeded(sandbox, '/network/load_balancers', LoadBalancer), () => true);
  const address = `/${place}/network/load_balancers/${row.uuid}`;
  await signIn('customer');
  await open(`/network/load_balancer/${place}/${row.uuid}`);
  await page.getByRole('button', { name: 'Rename load balancer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename load balancer' });
  await expectAccessible(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Rename load balancer' }).click();
  await sandbox.faults(named(address, 'PATCH', 'The name is taken'));
  await dialog.getByRole('textbox').fill('front-door');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(dialog.getByText('The name is taken')).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveValue('front-door');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'front-door' })).toBeVisible();
  const sent = (await sandbox.requests()).filter(({ method }) => method === 'PATCH');
  expect(sent.map(({ status }) => status)).toEqual([500, 200]);
  expect(sent[1]).toMatchObject({ path: expect.stringContaining(address), body: { display_name: 'front-door' } });
});

test('a load balancer shows rules, targets by name, and its public address', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  const { place, row } = the(
    await seeded(sandbox, '/network/load_balancers', LoadBalancer),
    (one) => one.row.targets.length > 0,
  );
  const vms = await seeded(sandbox, VMS, Vm);
  const addresses = await seeded(sandbox, '/network/ip_addresses', IpAddress);
  await signIn('customer');
  await open(`/network/load_balancer/${place}/${row.uuid}`);
  const rules = page.getByRole('table', { name: 'Forwarding rules' });
  for (const rule of row.forwarding_rules)
    await expect(rules.getByRole('rowheader', { name: String(rule.source_port), exact: true }).first()).toBeVisible();
  const targets = page.getByRole('table', { name: 'Targets' });
  for (const target of row.targets) {
    await expect(
      targets.getByRole('link', { name: the(vms, (vm) => vm.row.uuid === target.target_uuid).row.name }),
    ).toBeVisible();
  }
  for (const ip of addresses.filter((one) => one.row.assigned_to === row.uuid))
    await expect(page.getByText(ip.row.address).first()).toBeVisible();
});

test('a floating IP says where it leads, and what it costs when it leads nowhere', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  const addresses = await seeded(sandbox, '/network/ip_addresses', IpAddress);
  const vms = await seeded(sandbox, VMS, Vm);
  const used = the(
    addresses,
    ({ row }) => row.assigned_to_resource_type === 'virtual_machine' && !row.unassigned_at && Boolean(row.assigned_to),
  );
  await signIn('customer');
  await open(`/network/ip_address/${used.place}/${used.row.uuid}`);
  await expect(page.getByText('Assigned', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('link', { name: the(vms, ({ row }) => row.uuid === used.row.assigned_to).row.name }).first(),
  ).toBeVisible();
  const idle = the(addresses, ({ row }) => !row.assigned_to);
  await open(`/network/ip_address/${idle.place}/${idle.row.uuid}`);
  await expect(page.getByText(/This address is not assigned to anything and costs €\d/)).toBeVisible();
});

const DETAILS = [
  { path: '/network/vpc', call: '/network/networks', schema: Network },
  { path: '/network/load_balancer', call: '/network/load_balancers', schema: LoadBalancer },
  { path: '/network/ip_address', call: '/network/ip_addresses', schema: IpAddress },
] as const;

for (const { path, call, schema } of DETAILS) {
  test(`${path}: what is gone says so`, async ({ page, signIn, open }) => {
    await signIn('customer');
    await open(`${path}/tll/5b1d0c3e-0000-4000-8000-00000000dead`);
    await expect(page.getByText('Not found', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(page).toHaveURL(new RegExp(`/app${path}$`));
  });

  test(`${path}: a location without an answer can be tried again`, async ({ page, sandbox, signIn, open }) => {
    const { place, row } = the(await seeded(sandbox, call, schema));
    await sandbox.faults({ method: 'GET', path: `/${place}${call}`, status: 504 });
    await signIn('customer');
    await open(`${path}/${place}/${row.uuid}`);
    await expect(page.getByText('This page could not be loaded')).toBeVisible();
    await sandbox.clearFaults();
    await page.getByRole('button', { name: /Retry|Try again/ }).click();
    await page.getByText('Technical', { exact: true }).click();
    await expect(page.getByText(row.uuid).first()).toBeVisible();
  });

  test(`${path}: detail is accessible`, async ({ page, sandbox, signIn, open }) => {
    const { place, row } = the(await seeded(sandbox, call, schema));
    await signIn('customer');
    await open(`${path}/${place}/${row.uuid}`);
    await page.getByText('Technical', { exact: true }).click();
    await expect(page.getByText(row.uuid).first()).toBeVisible();
    await inEachLook(page, SCHEMES, () => expectAccessible(page));
  });

  test(`${path}: detail fits a phone`, async ({ page, sandbox, signIn, open }) => {
    const { place, row } = the(await seeded(sandbox, call, schema));
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn('customer');
    await open(`${path}/${place}/${row.uuid}`);
    await page.getByText('Technical', { exact: true }).click();
    await expect(page.getByText(row.uuid).first()).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
  });
}

const PARTS = [
  {
    path: '/network/load_balancer',
    call: '/network/load_balancers',
    schema: LoadBalancer,
    rename: 'Rename load balancer',
    action: 'Add rule',
    sends: 'forwarding_rules',
  },
  {
    path: '/network/ip_address',
    call: '/network/ip_addresses',
    schema: IpAddress,
    rename: 'Rename floating IP',
    action: 'Assign',
    sends: '/assign',
  },
] as const;

for (const { path, call, schema, rename, action, sends } of PARTS) {
  test(`${path}: what was done to it and its actions as code have parts of their own`, async ({
    page,
    sandbox,
    signIn,
    open,
  }) => {
    const { place, row } = the(await seeded(sandbox, call, schema));
    await signIn('customer');
    await open(`${path}/${place}/${row.uuid}?tab=activity`);
    const activity = page.getByRole('tabpanel', { name: 'Activity' });
    await expect(activity).toBeVisible();
    await page.getByRole('button', { name: rename }).click();
    const dialog = page.getByRole('dialog', { name: rename });
    await dialog.getByRole('textbox').fill('front-door');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect(dialog).toBeHidden();
    await expect(activity).toContainText('front-door');
    await page.getByRole('tab', { name: 'As code' }).click();
    const code = page.getByRole('tabpanel', { name: 'As code' });
    await code.getByLabel('Action').selectOption({ label: action });
    await expect(code).toContainText(sends);
    await page.reload();
    await expect(code).toContainText(sends);
    await inEachLook(page, LOOKS, async () => {
      await expectFits(page);
      await expectAccessible(page);
    });
  });
}
