/** @jest-environment node */
import { specId } from '../../catalogue/metal';
import { startSandbox } from '../../testing/client';

const host = 'metal.localhost';
const spec_uuid = specId('epyc-9354p-nvme');
const order = { location: 'tll', spec_uuid, display_name: 'db-01', requested_os_id: 'debian-12' };

it('puts all machines back at a reset, but for those of the large user', async () => {
  const test = await startSandbox();
  const leases = (as: string) => test.call('listMetalLeases', { location: 'tll' }, { as, host });
  const lease = (as: string, billing_account_id: number) =>
    test.call('createMetalLease', { ...order, billing_account_id }, { as, host });
  const kept = await lease('large', 2_000_001);
  const given = await lease('customer', 1_048_001);
  expect((await test.request('createMetalLease', { ...order, billing_account_id: 1_048_001 }, { host })).status).toBe(
    500,
  );
  await test.control('POST', 'reset', {}, host);
  expect((await leases('large')).find((row) => row.uuid === kept.uuid)).toMatchObject({
    machine_uuid: kept.machine_uuid,
    status: 'in_use',
  });
  expect((await leases('customer')).map((row) => row.uuid)).not.toContain(given.uuid);
  expect((await lease('customer', 1_048_001)).machine_uuid).toBe(given.machine_uuid);
  expect((await test.request('createMetalLease', { ...order, billing_account_id: 1_048_001 }, { host })).status).toBe(
    500,
  );
});
