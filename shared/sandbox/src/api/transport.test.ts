/** @jest-environment node */
import { startSandbox, type TestSandbox } from '../testing/client';

let test: TestSandbox;
beforeAll(async () => {
  test = await startSandbox();
});

const form = (body: string) => ({ headers: { 'content-type': 'application/x-www-form-urlencoded' }, body });
const json = (body: unknown) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const order = {
  name: 'web-01',
  os_name: 'ubuntu',
  os_version: '24.04-lts',
  password: 'Sandbox-2026',
  vcpu: '1',
  ram: '1024',
  disks: '20',
  billing_account_id: '1048001',
};

it.each([
  ['no key', '/user-resource/user', null, 401, { message: 'No API key found in request' }],
  ['a wrong key', '/user-resource/user', 'nobody', 403, { message: 'Invalid authentication credentials' }],
  [
    'an unknown path',
    '/user-resource/nothing',
    'customer',
    404,
    { message: 'no route and no API found with those values' },
  ],
  ['an unknown path without a key', '/nothing', null, 404, { message: 'no route and no API found with those values' }],
  [
    'an unknown location',
    '/nowhere/user-resource/vm/list',
    'customer',
    404,
    { message: 'no route and no API found with those values' },
  ],
])('answers %s as the gateway does', async (_, path, as, status, body) => {
  expect(await test.raw(path, {}, { as })).toMatchObject({ status, body });
});

it.each(['/config/ui/config'])('answers %s without a key', async (path) => {
  expect((await test.raw(path, {}, { as: null })).status).toBe(200);
});

it.each(['/user-resource/vm/list', '/jhv/user-resource/vm/list'])(
  'answers %s with the machines of the default location',
  async (path) => {
    const { body } = await test.raw(path);
    expect(body).toHaveLength(6);
  },
);

it.each([
  ['a form', { method: 'POST', ...form(new URLSearchParams(order).toString()) }, ''],
  ['JSON', { method: 'POST', ...json(order) }, ''],
  ['the query', { method: 'POST' }, `?${new URLSearchParams(order).toString()}`],
  [
    'a form without a content type',
    { method: 'POST', headers: { 'content-type': 'text/plain' }, body: new URLSearchParams(order).toString() },
    '',
  ],
])('reads parameters from %s', async (_, init, search) => {
  const { status, body } = await test.raw(`/tll/user-resource/vm${search}`, init);
  expect({ status, body }).toMatchObject({ status: 200, body: { name: 'web-01', status: 'running' } });
});

it('reads a repeated key as an array', async () => {
  const body = `${new URLSearchParams(order).toString()}&disks=30`;
  const answer = await test.raw('/tll/user-resource/vm', { method: 'POST', ...form(body) });
  expect(answer.body).toMatchObject({
    storage: [
      { size: 20, primary: true },
      { size: 30, primary: false },
    ],
  });
});

it('reads a form in the body of a DELETE', async () => {
  const vm = await test.call('createVm', { location: 'tll', ...order });
  const answer = await test.raw('/tll/user-resource/vm', { method: 'DELETE', ...form(`uuid=${vm.uuid}`) });
  expect(answer.status).toBe(200);
  expect((await test.call('listVms', { location: 'tll' })).some((row) => row.uuid === vm.uuid)).toBe(false);
});

it.each([
  [{ ...order, vcpu: 'two' }, { vcpu: 'Invalid whole number provided' }],
  [{ ...order, name: undefined }, { name: 'This field is required' }],
])('refuses values that are not what they should be, by field', async (params, errors) => {
  const { status, body } = await test.raw('/tll/user-resource/vm', { method: 'POST', ...json(params) });
  expect({ status, body }).toMatchObject({ status: 400, body: { errors } });
});

it('refuses JSON that is none', async () => {
  const answer = await test.raw('/tll/user-resource/vm', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":',
  });
  expect(answer).toMatchObject({ status: 400, body: { errors: { body: 'The body is not a JSON object' } } });
});

it('refuses a body that is too large', async () => {
  const answer = await test.raw('/tll/user-resource/vm', {
    method: 'POST',
    ...form(`name=${'x'.repeat(9 * 1024 * 1024)}`),
  });
  expect(answer.status).toBe(413);
});

it('does not take a key of an object for a parameter', async () => {
  const answer = await test.raw('/tll/user-resource/vm', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"__proto__":{"name":"web-01"}}',
  });
  expect(answer).toMatchObject({ status: 400, body: { errors: { name: 'This field is required' } } });
});

it('dates answers, forbids to keep them, and marks failures with a correlation id', async () => {
  const good = await test.raw('/user-resource/user');
  expect(good.headers.get('cache-control')).toBe('no-store');
  expect(Math.abs(Date.parse(good.headers.get('date') ?? '') - Date.now())).toBeLessThan(5000);
  const bad = await test.raw('/tll/network/ip_addresses/192.0.2.1', { method: 'DELETE' });
  expect(bad).toMatchObject({
    status: 404,
    body: {
      message: 'Ip address 192.0.2.1 was not found.',
      meta: { correlationId: expect.stringMatching(/^network-[0-9a-f]{6}$/) },
    },
  });
});

it('knows an administrator by the 404, others by the 403', async () => {
  expect((await test.raw('/user-resource/user/privileges', {}, { as: 'admin' })).status).toBe(404);
  expect(await test.raw('/user-resource/user/privileges')).toMatchObject({
    status: 403,
    body: { message: 'User is not an administrator' },
  });
});

it('answers on the hosts of its sites only', async () => {
  expect((await test.raw('/user-resource/user', {}, { host: 'elsewhere.test' })).status).toBe(404);
});

it('sees a restricted token as its account only, and lets it leave out the account', async () => {
  const tokens = await test.call('listTokens', {});
  const restricted = tokens.find((token) => token.description === 'ci-deploy')?.token ?? '';
  const headers = { apikey: restricted };
  const own = await test.fetchFrom('/api/v1/payment/billing_account/list', { headers });
  expect(await own.json()).toMatchObject([{ id: 1_048_001 }]);
  const other = await test.fetchFrom('/api/v1/charging/usage?billing_account_id=1048002', { headers });
  expect(other.status).toBe(403);
  const { billing_account_id: _, ...rest } = order;
  const made = await test.fetchFrom('/api/v1/tll/user-resource/vm', {
    method: 'POST',
    headers,
    body: new URLSearchParams(rest),
  });
  expect(await made.json()).toMatchObject({ billing_account: 1_048_001 });
});
