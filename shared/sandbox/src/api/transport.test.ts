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
  const response = await test.raw('/tll/user-resource/vm', { method: 'POST', ...form(body) });
  expect(response.body).toMatchObject({
    storage: [
      { size: 20, primary: true },
      { size: 30, primary: false },
    ],
  });
});

it('reads a form in the body of a DELETE', async () => {
  const vm = await test.call('createVm', { location: 'tll', ...order });
  const response = await test.raw('/tll/user-resource/vm', { method: 'DELETE', ...form(`uuid=${vm.uuid}`) });
  expect(response.status).toBe(200);
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
  const response = await test.raw('/tll/user-resource/vm', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":',
  });
  expect(response).toMatchObject({ status: 400, body: { errors: { body: 'The body is not a JSON object' } } });
});

it('refuses a body that is too large', async () => {
  const response = await test.raw('/tll/user-resource/vm', {
    method: 'POST',
    ...form(`name=${'x'.repeat(9 * 1024 * 1024)}`),
  });
  expect(response.status).toBe(413);
});

it('does not take a key of an object for a parameter', async () => {
  const response = await test.raw('/tll/user-resource/vm', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"__proto__":{"name":"web-01"}}',
  });
  expect(response).toMatchObject({ status: 400, body: { errors: { name: 'This field is required' } } });
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

it.each([
  ['a%2Fb', 'a/b'],
  ['a%20b', 'a b'],
  ['%2525', '%25'],
  ['100%25', '100%'],
  ['100%', '100%'],
])('reads %s in a path as %s', async (written, address) => {
  const response = await test.raw(`/tll/network/ip_addresses/${written}`, { method: 'DELETE' });
  expect(response.body).toMatchObject({ message: `Ip address ${address} was not found.` });
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

const typed = (type: string, body: BodyInit) => ({ method: 'PATCH', headers: { 'content-type': type }, body });
const PROFILE = '/user-resource/user/profile';

it.each<[string, string, RequestInit]>([
  ['a multipart form', PROFILE, { method: 'PATCH', body: formOf({ first_name: 'Ülo' }) }],
  ['JSON with another name of its type', PROFILE, typed('application/vnd.api+json', '{"first_name":"Ülo"}')],
  ['JSON that says it is a form', PROFILE, typed('application/x-www-form-urlencoded', ' {"first_name":"Ülo"}')],
  ['JSON in UTF-16', PROFILE, typed('application/json; charset=utf-16le', utf16('{"first_name":"Ülo"}'))],
  ['an alphabet that nobody knows', PROFILE, typed('application/json; charset=klingon', '{"first_name":"Ülo"}')],
  ['PUT where only PATCH is known', PROFILE, { method: 'PUT', ...form('first_name=%C3%9Clo') }],
  ['a location in front of any path', `/tll${PROFILE}`, { method: 'PATCH', ...form('first_name=%C3%9Clo') }],
  ['the body before the query', `${PROFILE}?first_name=Query`, { method: 'PATCH', ...form('first_name=%C3%9Clo') }],
])('reads %s', async (_, path, init) => {
  expect(await test.raw(path, init)).toMatchObject({ status: 200, body: { first_name: 'Ülo' } });
});

function formOf(values: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
}

function utf16(text: string): Uint8Array<ArrayBuffer> {
  const units = Uint16Array.from(text, (char) => char.charCodeAt(0));
  return new Uint8Array(units.buffer);
}

it.each(['disks[]=20&disks[]=30', 'disks[0]=20&disks[1]=30', 'disks=20&disks=30'])(
  'reads %s as a list',
  async (disks) => {
    const { disks: _, ...rest } = order;
    const body = `${new URLSearchParams(rest).toString()}&${disks}`;
    const response = await test.raw('/tll/user-resource/vm', { method: 'POST', ...form(body) });
    expect(response.body).toMatchObject({ storage: [{ size: 20 }, { size: 30 }] });
  },
);

it.each<[string, RequestInit, Record<string, string>]>([
  ['a list in place of an object', typed('application/json', '[]'), { body: 'The body is not a JSON object' }],
  ['a text in place of an object', typed('application/json', '"x"'), { body: 'The body is not a JSON object' }],
  [
    'objects that lie too deep',
    typed('application/json', `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`),
    { body: 'The body is not a JSON object' },
  ],
  [
    'lists that are never closed',
    typed('application/json', '['.repeat(5000)),
    { body: 'The body is not a JSON object' },
  ],
  [
    'a multipart form without an end',
    typed('multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1'),
    { body: 'The body is not a multipart form' },
  ],
])('refuses %s', async (_, init, errors) => {
  expect(await test.raw(PROFILE, init)).toMatchObject({ status: 400, body: { errors } });
});

it('takes JSON null, and an empty body, for no parameters', async () => {
  for (const body of ['null', '', '  ', '{}']) {
    expect(await test.raw(PROFILE, typed('application/json', body))).toMatchObject({ status: 200 });
  }
});

it('stops reading a body that does not say how long it is', async () => {
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  const init = { method: 'PATCH', body, duplex: 'half' };
  expect((await test.raw(PROFILE, init)).status).toBe(413);
  expect(sent).toBeLessThan(12);
});

it.each(['POST', 'DELETE', 'OPTIONS', 'TRACED'])(
  'answers %s where only GET is known as a path that is not there',
  async (method) => {
    expect(await test.raw('/user-resource/user', { method })).toMatchObject({
      status: 404,
      body: { message: 'no route and no API found with those values' },
    });
  },
);

it('answers HEAD as GET, without the body', async () => {
  const response = await test.raw('/user-resource/user', { method: 'HEAD' });
  expect([response.status, response.body]).toEqual([200, '']);
  expect(response.headers.get('content-type')).toMatch(/json/);
});

it.each([
  '/tll/network/ip_addresses/%',
  '/tll/network/ip_addresses/%E0%A4%A',
  '/%2e%2e/user-resource/user',
  '//',
  '/user-resource/user/',
])('answers %s without breaking', async (path) => {
  expect((await test.raw(path)).status).toBe(404);
});

it('says what nobody foresaw with an id that is in the log, and goes on', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = jest
    .spyOn(Date.prototype, 'toISOString')
    .mockImplementationOnce(() => '')
    .mockImplementation(() => {
      throw new Error('broken');
    });
  const response = await test.raw('/user-resource/user');
  broken.mockRestore();
  expect(response).toMatchObject({
    status: 500,
    body: { message: 'Internal server error', meta: { correlationId: expect.stringMatching(/^api-[0-9a-f]{6}$/) } },
  });
  const { correlationId } = Object(Object(response.body).meta);
  expect(logged).toHaveBeenCalledWith(correlationId, expect.objectContaining({ message: 'broken' }));
  logged.mockRestore();
  expect((await test.raw('/user-resource/user')).status).toBe(200);
});

it('lets no page of another origin read its answers', async () => {
  const { headers } = await test.raw('/user-resource/user', { headers: { origin: 'https://elsewhere.example' } });
  expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
});

it('answers at /v1 as at /api/v1, also with a location', async () => {
  const at = (path: string) => test.fetchFrom(path, { headers: { apikey: 'customer'.padEnd(32, '0') } });
  for (const path of ['/config/locations', '/tll/user-resource/vm/list']) {
    const [own, real] = [await at(`/api/v1${path}`), await at(`/v1${path}`)];
    expect([real.status, await real.json()]).toEqual([200, await own.json()]);
  }
  expect((await at('/v1/mars/user-resource/vm/list')).status).toBe(404);
  expect((await at('/v10/config/locations')).status).toBe(404);
  expect(await test.control('GET', 'requests')).toContainEqual(
    expect.objectContaining({ path: '/config/locations', status: 200 }),
  );
});

it.each([
  ['a form', 'application/x-www-form-urlencoded', (uuid: string) => `uuid=${uuid}`],
  ['JSON', 'application/json', (uuid: string) => JSON.stringify({ uuid })],
])('reads parameters that come with a GET as %s', async (_, type, write) => {
  const [vm] = await test.call('listVms', { location: 'tll' });
  const headers = { apikey: 'customer'.padEnd(32, '0'), 'content-type': type };
  const request = new Request('http://localhost:8140/api/v1/tll/user-resource/vm', { headers });
  async function* body() {
    yield new TextEncoder().encode(write(vm?.uuid ?? ''));
  }
  const response = await test.sandbox.fetch(request, body());
  expect([response.status, await response.json()]).toMatchObject([200, { uuid: vm?.uuid }]);
});

it('says of an absent machine what real clouds say, and nothing beside it', async () => {
  expect(await test.raw('/tll/user-resource/vm?uuid=none')).toMatchObject({
    status: 400,
    body: { errors: { Error: 'No such virtual machine exists: none' } },
  });
  expect((await test.raw('/tll/user-resource/vm?uuid=none')).body).not.toHaveProperty('meta');
});
