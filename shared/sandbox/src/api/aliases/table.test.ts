/** @jest-environment node */
import { endpoints } from '@console/contract/endpoints';
import { startSandbox, type TestSandbox } from '../../testing/client';
import { aliases } from './table';

const MAIN = 1_048_001;

let test: TestSandbox;
beforeEach(async () => {
  test = await startSandbox();
});

const machine = async (status = 'running') =>
  (await test.call('listVms', { location: 'tll' })).find((row) => row.status === status)?.uuid ?? '';
const stopped = async () => {
  const known = await machine('stopped');
  if (known) return known;
  const uuid = await machine();
  await test.call('stopVm', { location: 'tll', uuid });
  return uuid;
};
const freeIp = async () => (await test.call('createIpAddress', { location: 'tll', billing_account_id: MAIN })).address;
const firstCard = async () => (await test.call('listCards', { billing_account_id: MAIN }))[0]?.id;
const firstInvoice = async () =>
  (await test.call('listInvoices', { billing_account_id: MAIN })).find((row) => row.id !== 'current')?.id;

interface Example {
  /** What the request says; values of the path among it. */
  readonly says?: () => Promise<Record<string, unknown>>;
  readonly gets: unknown;
}

const some = expect.any;
const vm = (uuid = expect.any(String)) => expect.objectContaining({ uuid, status: some(String), storage: some(Array) });

/** A request for each row of the table, and what has to come back. */
const examples: Readonly<Record<string, Example>> = {
  'GET /config/vm_images/plain_os': {
    gets: expect.arrayContaining([expect.objectContaining({ os_name: 'ubuntu', is_app_catalog: false })]),
  },
  'GET /config/vm_images/app_catalog': {
    gets: expect.arrayContaining([expect.objectContaining({ os_name: 'wordpress', is_app_catalog: true })]),
  },
  'GET /config/boot_images': {
    gets: expect.arrayContaining([expect.objectContaining({ image_name: some(String), is_published: true })]),
  },
  'POST /user-resource/vm/boot_iso_media': {
    says: async () => ({ uuid: await stopped(), boot_image_repository: 'platform' }),
    gets: vm(),
  },
  'GET /pricing/policy': {
    gets: {
      policy: expect.arrayContaining([
        expect.objectContaining({ resourceType: 'CPU', numCpus: 1, price: 0.006 }),
        expect.objectContaining({ resourceType: 'RAM', megsRam: 512, price: 0.0015 }),
        expect.objectContaining({ resourceType: 'LICENSE', serviceNameInUptime: 'windows' }),
      ]),
    },
  },
  'GET /user-resource/billing_resources': {
    says: async () => ({ id: MAIN }),
    gets: expect.arrayContaining([expect.objectContaining({ billing_account: MAIN })]),
  },
  'GET /user-resource/resource_billing': {
    says: async () => ({ uuid: await machine() }),
    gets: { uuid: some(String), billing_account_id: some(Number) },
  },
  'GET /user-resource/vm/ip': { says: async () => ({ uuid: await machine() }), gets: some(Array) },
  'POST /user-resource/vm/ip/public': { says: async () => ({ uuid: await machine() }), gets: vm() },
  'DELETE /user-resource/vm/ip/public': {
    says: async () => {
      const assigned = (await test.call('listIpAddresses', { location: 'tll' })).find(
        (row) => row.assigned_to_resource_type === 'virtual_machine',
      );
      return { uuid: assigned?.assigned_to };
    },
    gets: vm(),
  },
  'GET /storage/disks': { gets: some(Array) },
  'GET /network/firewalls': { gets: [] },
  'GET /user-resource/ssh_keys': { gets: [] },
  'GET /container/groups': { gets: [] },
  'POST /network/ip_addresses/': {
    says: async () => ({ billing_account_id: MAIN, name: 'edge' }),
    gets: expect.objectContaining({ address: some(String), name: 'edge' }),
  },
  'DELETE /ip_addresses/{address}': { says: async () => ({ address: await freeIp() }), gets: expect.anything() },
  'PATCH /network/load_balancers/{uuid}/billing_account': {
    says: async () => ({
      uuid: (await test.call('listLoadBalancers', { location: 'tll' }))[0]?.uuid,
      set_id: 1_048_002,
    }),
    gets: expect.objectContaining({ billing_account_id: 1_048_002 }),
  },
  'GET /user-resource/service/package/{uuid}': {
    says: async () => ({ uuid: (await test.call('listServices', {}))[0]?.uuid }),
    gets: expect.objectContaining({ status: 'active', is_deleted: false }),
  },
  'GET /payment/billing_account': {
    says: async () => ({ billing_account_id: MAIN }),
    gets: expect.objectContaining({ id: MAIN, running_totals: expect.anything() }),
  },
  'GET /payment/billing_account/unpaid_amount': {
    says: async () => ({ billing_account_id: MAIN }),
    gets: { message: some(Number) },
  },
  'GET /payment/card': {
    says: async () => ({ payment_object_id: await firstCard() }),
    gets: expect.objectContaining({ billing_account_id: MAIN, valid_thru: some(Number) }),
  },
  'GET /payment/invoice': {
    says: async () => ({ invoice_id: await firstInvoice() }),
    gets: expect.objectContaining({ billing_account_id: MAIN, totals: expect.anything() }),
  },
  'POST /credit/buy': {
    says: async () => ({ billing_account_id: MAIN, payment_object_id: await firstCard(), amount: 50 }),
    gets: expect.objectContaining({ success: some(Boolean) }),
  },
  'POST /payment/pay_all': {
    says: async () => ({ billing_account_id: MAIN }),
    gets: { success: some(Boolean), message: some(String) },
  },
  'POST /payment/pay_amount': {
    says: async () => ({ billing_account_id: MAIN, amount: '10.5' }),
    gets: { amount_left: 10.5, amount_used: 0, error_log: '', message: some(String), paid_invoices: [], success: true },
  },
  'POST /payment/credit/request_invoice': {
    says: async () => ({ billing_account_id: MAIN, amount: 100 }),
    gets: { success: true },
  },
  'POST /credit/request_invoice': {
    says: async () => ({ billing_account_id: MAIN, amount: 100 }),
    gets: { success: true },
  },
  'GET /payment/has_active_campaigns': { gets: { success: true } },
};

/** Calls that answer something only after something else; tested below. */
const elsewhere = ['GET /storage/disks/{uuid}'];

async function request(key: string, prefix: string, as?: string | null) {
  const [method = '', path = ''] = key.split(' ');
  const says: Record<string, unknown> = { ...(await examples[key]?.says?.()) };
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
    expect(row.answers).toMatch(/^[A-Z].*\.$/);
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
  const { uuid } = await test.call('createVm', {
    location: 'tll',
    name: 'web-01',
    os_name: 'ubuntu',
    os_version: '24.04-lts',
    username: 'deploy',
    password: 'Sandbox-2026',
    vcpu: 1,
    ram: 1024,
    disks: 20,
    billing_account_id: MAIN,
    reserve_public_ip: false,
  });
  const ask = (method: string) =>
    test.raw('/tll/user-resource/vm/ip/public', { method, body: new URLSearchParams({ uuid }) });
  const addresses = () => test.call('listIpAddresses', { location: 'tll', vm_uuid: uuid });
  expect((await ask('DELETE')).status).toBe(404);
  expect((await ask('POST')).status).toBe(200);
  expect(await addresses()).toMatchObject([{ assigned_to: uuid, billing_account_id: MAIN }]);
  const all = (await test.call('listIpAddresses', { location: 'tll' })).length;
  expect((await ask('DELETE')).status).toBe(200);
  expect(await addresses()).toEqual([]);
  expect(await test.call('listIpAddresses', { location: 'tll' })).toHaveLength(all);
});

it('starts from known media only', async () => {
  const uuid = await stopped();
  const ask = (more: Record<string, string>) =>
    test.raw('/tll/user-resource/vm/boot_iso_media', {
      method: 'POST',
      body: new URLSearchParams({ uuid, ...more }),
    });
  expect((await ask({ boot_image_uuid: 'none' })).status).toBe(404);
  expect((await ask({ boot_image_repository: 'private' })).status).toBe(404);
});

describe('paying', () => {
  const post = (url: string, says: Record<string, string | number>) =>
    test.raw(url, { method: 'POST', body: new URLSearchParams(Object.entries(says).map(([k, v]) => [k, `${v}`])) });
  const unpaid = async () => {
    const { body } = await test.raw(`/payment/billing_account/unpaid_amount?billing_account_id=${MAIN}`);
    return body;
  };
  const invoices = async () =>
    (await test.call('listInvoices', { billing_account_id: MAIN })).filter((row) => row.status === 5);

  it('pays what an amount is enough for, and no invoice in part', async () => {
    const [invoice] = await invoices();
    const total = invoice?.totals?.total ?? 0;
    expect(total).toBeGreaterThan(10);
    expect(await unpaid()).toEqual({ message: total });
    const pay = (amount: number) => post('/payment/pay_amount', { billing_account_id: MAIN, amount });
    expect((await pay(total - 1)).body).toMatchObject({ paid_invoices: [], amount_used: 0 });
    expect((await pay(total + 5)).body).toMatchObject({
      amount_left: 5,
      amount_used: total,
      paid_invoices: [invoice?.id],
      success: true,
    });
    expect(await unpaid()).toEqual({ message: 0 });
    expect(await invoices()).toEqual([]);
  });

  it('pays all', async () => {
    expect((await post('/payment/pay_all', { billing_account_id: MAIN })).body).toMatchObject({ success: true });
    expect(await unpaid()).toEqual({ message: 0 });
  });

  it('mails the invoice that was asked for', async () => {
    await post('/payment/credit/request_invoice', { billing_account_id: MAIN, amount: 100 });
    expect(JSON.stringify(await test.control('GET', 'outbox'))).toContain('Invoice for EUR 100.00 of credit');
  });

  it.each([
    ['/payment/pay_all', {}, 400],
    ['/payment/pay_all', { billing_account_id: 1_048_003 }, 403],
    ['/payment/pay_amount', { billing_account_id: MAIN, amount: 0 }, 400],
    ['/payment/pay_amount', { billing_account_id: MAIN, amount: 'much' }, 400],
    ['/payment/credit/request_invoice', { billing_account_id: MAIN }, 400],
    ['/payment/credit/request_invoice', { billing_account_id: 1_048_003, amount: 10 }, 403],
  ])('answers %s with %j with %d', async (url, says, status) => {
    expect((await post(url, says)).status).toBe(status);
  });
});
