/** @jest-environment node */
import { endpoints } from '@console/contract/endpoints';
import * as v from 'valibot';
import { startSandbox, type TestSandbox } from '../../testing/client';
import { MAIN, smallVmOrder } from '../../testing/orders';
import { examples } from './examples';
import { aliases } from './table';

let test: TestSandbox;
beforeEach(async () => {
  test = await startSandbox();
});

/** Calls that answer something only after something else; tested below. */
const elsewhere = ['GET /storage/disks/{uuid}'];

async function request(key: string, prefix: string, as?: string | null) {
  const [method = '', path = ''] = key.split(' ');
  const says: Record<string, unknown> = { ...(await examples[key]?.says?.(test)) };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(says[name]);
    delete says[name];
    return value;
  });
  const pairs = Object.entries(says).map(([name, value]): [string, string] => [name, String(value)]);
  const form = new URLSearchParams(pairs);
  const isRead = method === 'GET';
  const url = `${prefix}${filled}${isRead && pairs.length > 0 ? `?${form}` : ''}`;
  return test.raw(url, { method, ...(isRead ? {} : { body: form }) }, as === undefined ? {} : { as });
}

const keys = aliases.map(({ method, path }) => `${method} ${path}`);

it('has an example for each row, each row once, and no row that the contract has', () => {
  expect(Object.keys(examples).concat(elsewhere).toSorted()).toEqual(keys.toSorted());
  const known = Object.values(endpoints).map(({ method, path }) => `${method} ${path.replace(/^\/\{location\}/, '')}`);
  expect(keys.filter((key) => known.includes(key))).toEqual([]);
});

it('says of each row where it comes from and what it answers', () => {
  for (const row of aliases) {
    expect(row.source).toMatch(/[0-9a-f]{7}/);
    expect(row.description).toMatch(/^[A-Z].*\.$/);
  }
});

it.each(Object.keys(examples))(
  '%s answers, needs a key and a location that there is, is logged and takes part in faults',
  async (key) => {
    expect((await request(key, '/tll', null)).status).toBe(401);
    expect((await request(key, '/tll', 'nobody')).status).toBe(403);
    expect((await request(key, '/mars')).status).toBe(404);
    const [method = '', path = ''] = key.split(' ');
    const glob = `/tll${path.replace(/\{\w+\}/g, '*')}`;
    await test.control('POST', 'faults', [{ method, path: glob, status: 502, times: 1 }]);
    expect((await request(key, '/tll')).status).toBe(502);
    expect(await request(key, '/tll')).toMatchObject({ status: 200, body: examples[key]?.gets });
    expect(await test.control('GET', 'requests')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ method, path: expect.stringMatching(/^\/tll/), status: 502, user: 'customer' }),
      ]),
    );
  },
);

it('answers the running month as it stands in the list', async () => {
  const [listed] = await test.call('listInvoices', { billing_account_id: MAIN });
  const { status, body } = await test.raw(`/payment/invoice?invoice_id=current&billing_account_id=${MAIN}`);
  expect([status, body]).toMatchObject([200, { id: 'current', name: listed?.name, billing_account_id: MAIN }]);
  expect((await test.raw('/payment/invoice?invoice_id=current')).body).toMatchObject({ billing_account_id: MAIN });
  const foreign = await test.raw(`/payment/invoice?invoice_id=current&billing_account_id=${MAIN}`, {}, { as: 'new' });
  expect(foreign.status).toBe(403);
});

it('lists disks for reading only where they are asked for', async () => {
  const all = await test.raw('/jhv/storage/disks');
  expect(all.body).toMatchObject([{ read_only_bootable: false }]);
  expect((await test.raw('/jhv/storage/disks?read_only_bootable=false')).body).toEqual(all.body);
  expect((await test.raw('/jhv/storage/disks?read_only_bootable=true')).body).toEqual([]);
  expect((await test.raw('/jhv/storage/disks?read_only_bootable=maybe')).status).toBe(400);
});

it('answers for the default location without one', async () => {
  expect(await test.raw('/pricing/policy')).toMatchObject({ status: 200 });
  expect(await test.raw(`/user-resource/billing_resources?id=${MAIN}`)).toEqual(
    expect.objectContaining({ body: (await test.raw(`/jhv/user-resource/billing_resources?id=${MAIN}`)).body }),
  );
});

it.each([
  ['/payment/billing_account?billing_account_id=1048003', 403],
  ['/payment/billing_account', 400],
  ['/payment/billing_account?billing_account_id=mine', 400],
  ['/payment/billing_account/unpaid_amount?billing_account_id=1048003', 403],
  ['/payment/card?payment_object_id=1', 403],
  ['/payment/invoice?invoice_id=1', 400],
  ['/tll/user-resource/billing_resources?id=1048003', 403],
  ['/tll/user-resource/resource_billing?uuid=none', 400],
  ['/tll/user-resource/vm/ip?uuid=none', 400],
  ['/tll/storage/disks/none', 404],
  ['/user-resource/service/package/none', 400],
])('answers %s with %d', async (url, status) => {
  expect((await test.raw(url)).status).toBe(status);
});

it('tells a service that was deleted', async () => {
  const [service] = await test.call('listServices', {});
  await test.call('deleteService', { uuid: service?.uuid ?? '' });
  expect((await test.raw(`/user-resource/service/package/${service?.uuid}`)).body).toMatchObject({
    status: 'deleted',
    is_deleted: true,
    deleted_at: expect.any(String),
  });
});

it('reserves an address for a machine and takes it away again', async () => {
  const { uuid } = await test.call('createVm', smallVmOrder);
  const send = (method: string) =>
    test.raw('/tll/user-resource/vm/ip/public', { method, body: new URLSearchParams({ uuid }) });
  const addresses = () => test.call('listIpAddresses', { location: 'tll', vm_uuid: uuid });
  expect((await send('DELETE')).status).toBe(404);
  expect((await send('POST')).status).toBe(200);
  expect(await addresses()).toMatchObject([{ assigned_to: uuid, billing_account_id: MAIN }]);
  const all = (await test.call('listIpAddresses', { location: 'tll' })).length;
  expect((await send('DELETE')).status).toBe(200);
  expect(await addresses()).toEqual([]);
  expect(await test.call('listIpAddresses', { location: 'tll' })).toHaveLength(all);
});

it('starts from known media only', async () => {
  const [vm] = await test.call('listVms', { location: 'tll' });
  const uuid = vm?.uuid ?? '';
  const send = (more: Record<string, string>) =>
    test.raw('/tll/user-resource/vm/boot_iso_media', {
      method: 'POST',
      body: new URLSearchParams({ uuid, ...more }),
    });
  expect((await send({ boot_image_uuid: 'none' })).status).toBe(404);
  expect((await send({ boot_image_repository: 'private' })).status).toBe(404);
});

it('shows the disk of the demo to its owner alone, in its location', async () => {
  const { body } = await test.raw('/jhv/storage/disks');
  const [disk] = v.parse(v.array(v.looseObject({ uuid: v.string() })), body);
  expect(disk).toMatchObject({ display_name: 'old-crm', size_gb: 40, status: 'Active', source_image: 'debian_12' });
  const url = `/storage/disks/${disk?.uuid}`;
  expect((await test.raw(`/jhv${url}`)).body).toEqual(disk);
  expect((await test.raw(`/tll${url}`)).status).toBe(404);
  expect((await test.raw(`/jhv${url}`, {}, { as: 'colleague' })).status).toBe(404);
  expect((await test.raw('/jhv/storage/disks', {}, { as: 'colleague' })).body).toEqual([]);
});
