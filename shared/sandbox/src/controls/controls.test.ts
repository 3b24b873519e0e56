/** @jest-environment node */
import { startSandbox, type TestSandbox } from '../testing/client';
import { smallVmOrder } from '../testing/orders';
import { fitsGlob } from './faults';

let test: TestSandbox;
beforeEach(async () => {
  test = await startSandbox();
});

it.each([
  ['/jhv/**', '/jhv/user-resource/vm/list', true],
  ['/*/user-resource/vm/list', '/jhv/user-resource/vm/list', true],
  ['/*/vm', '/jhv/user-resource/vm', false],
  ['/user-resource/user', '/user-resource/user/profile', false],
  ['/a.b', '/aXb', false],
])('%s fits %s: %s', (pattern, path, isFit) => expect(fitsGlob(pattern, path)).toBe(isFit));

const fault = (rule: object) => test.control('POST', 'faults', [rule]);
const listVms = (as = 'customer') => test.raw('/jhv/user-resource/vm/list', {}, { as });

it('answers what a rule says, so many times', async () => {
  await fault({ path: '/jhv/**', status: 504, content_type: 'text/html', body: '<h1>Gateway</h1>', times: 2 });
  for (let count = 0; count < 2; count += 1) {
    const response = await listVms();
    expect(response).toMatchObject({ status: 504, body: '<h1>Gateway</h1>' });
    expect(response.headers.get('content-type')).toBe('text/html');
  }
  expect((await listVms()).status).toBe(200);
});

it('hits one user, one method, one location', async () => {
  await fault({ user: 'admin', method: 'get', path: '/jhv/**', status: 500, body: { errors: { Error: 'Broken' } } });
  expect((await listVms()).status).toBe(200);
  expect(await listVms('admin')).toMatchObject({ status: 500, body: { errors: { Error: 'Broken' } } });
  expect((await test.raw('/tll/user-resource/vm/list', {}, { as: 'admin' })).status).toBe(200);
});

it('asks for a broken connection; the call was made all the same', async () => {
  await fault({ method: 'POST', drop: 'reset', times: 1 });
  expect((await test.request('createVm', smallVmOrder)).headers.get('x-sandbox-drop')).toBe('reset');
  expect((await test.call('listVms', { location: 'tll' })).map((vm) => vm.name)).toContain('web-01');
});

it('does not make the call that a rule answers', async () => {
  await fault({ method: 'DELETE', status: 502 });
  const [vm] = await test.call('listVms', { location: 'trtu' });
  expect((await test.request('deleteVm', { location: 'trtu', uuid: vm?.uuid ?? '' })).status).toBe(502);
  expect(await test.call('listVms', { location: 'trtu' })).toHaveLength(3);
});

it('waits as long as a rule says', async () => {
  await fault({ delay_ms: 60 });
  const before = performance.now();
  expect((await listVms()).status).toBe(200);
  expect(performance.now() - before).toBeGreaterThanOrEqual(55);
});

it('keeps rules of other scopes for whoever asks for them', async () => {
  await fault({ scope: 'remotes', path: '/remotes/mf-network/**', status: 404, times: 1 });
  await fault({ scope: 'idp', path: '/co/authenticate', status: 503 });
  const target = {
    scope: 'remotes',
    host: 'localhost:8140',
    method: 'GET',
    path: '/remotes/mf-network/1/remoteEntry.js',
  } as const;
  expect(test.sandbox.takeFault({ ...target, path: '/remotes/mf-compute/1/remoteEntry.js' })).toBeUndefined();
  expect(test.sandbox.takeFault({ ...target, host: 'metal.localhost' })).toBeUndefined();
  expect(test.sandbox.takeFault(target)).toMatchObject({ status: 404 });
  expect(test.sandbox.takeFault(target)).toBeUndefined();
  expect((await test.fetchFrom('/co/authenticate', { method: 'POST', body: '{}' })).status).toBe(503);
  expect((await listVms()).status).toBe(200);
});

it('shows and forgets its rules, and refuses ones that are none', async () => {
  await fault({ status: 500 });
  expect(await test.control('GET', 'faults')).toEqual([{ scope: 'api', path: '**', status: 500 }]);
  await test.control('DELETE', 'faults');
  expect((await listVms()).status).toBe(200);
  await expect(fault({ stauts: 500 })).rejects.toThrow('400');
});

it('remembers calls with user, query, body and status', async () => {
  await test.control('DELETE', 'requests');
  await test.raw('/tll/user-resource/vm?x=1&x=2', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'name=web&password=Secret-77',
  });
  expect(await test.control('GET', 'requests')).toEqual([
    {
      at: expect.any(String),
      scope: 'api',
      method: 'POST',
      path: '/tll/user-resource/vm',
      query: { x: ['1', '2'] },
      body: { name: 'web', password: '***' },
      status: 400,
      user: 'customer',
    },
  ]);
});

it('resets to the demo or to nothing, and leaves other sites alone', async () => {
  await test.control('POST', 'reset', { seed: 'empty' });
  expect((await listVms()).body).toEqual([]);
  expect(await test.call('listMetalLeases', { location: 'jhv' }, { host: 'metal.localhost' })).not.toEqual([]);
  await fault({ status: 500 });
  await test.control('POST', 'reset');
  const first = (await listVms()).body;
  await test.control('POST', 'reset', {});
  const ids = (body: unknown) => (body as { uuid: string }[]).map((vm) => vm.uuid);
  expect(ids((await listVms()).body)).toEqual(ids(first));
});

describe('an order of a page of elsewhere', () => {
  const rule = JSON.stringify([{ scope: 'remotes', status: 200, content_type: 'text/javascript', body: 'steal()' }]);
  const order = (headers: Record<string, string>, body = rule) =>
    test.fetchFrom('/sandbox/faults', { method: 'POST', headers, body });

  it.each([
    ['another origin', { origin: 'https://evil.example', 'content-type': 'application/json' }, 403],
    ['another site of this server', { origin: 'http://metal.localhost:8140', 'content-type': 'application/json' }, 403],
    ['no origin to name', { origin: 'null', 'content-type': 'application/json' }, 403],
    ['text, as a form can send it', { 'content-type': 'text/plain' }, 415],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['a type that only begins so', { 'content-type': 'application/jsonp' }, 415],
  ])('is refused: %s', async (_name, headers, status) => {
    expect((await order(headers)).status).toBe(status);
    expect(await test.control('GET', 'faults')).toEqual([]);
  });

  it('is refused without a body, too', async () => {
    const headers = { origin: 'https://evil.example' };
    for (const [method, path] of [
      ['POST', 'reset'],
      ['DELETE', 'requests'],
      ['DELETE', 'chat'],
    ] as const)
      expect((await test.fetchFrom(`/sandbox/${path}`, { method, headers })).status).toBe(403);
  });

  it("is taken from the site's own, as JSON", async () => {
    const own = { origin: 'http://localhost:8140', host: 'localhost:8140', 'content-type': 'application/json' };
    expect((await order(own)).status).toBe(200);
    expect((await order({ 'content-type': 'application/json; charset=utf-8' })).status).toBe(200);
  });
});

it('reads no more of an order than 1 MiB, and says what is no JSON', async () => {
  const json = { 'content-type': 'application/json' };
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536).fill(32));
    },
  });
  const init = { method: 'POST', headers: json, body: endless, duplex: 'half' };
  expect((await test.fetchFrom('/sandbox/faults', init)).status).toBe(413);
  expect(sent).toBeLessThan(2 * 1024 * 1024);
  expect((await test.fetchFrom('/sandbox/faults', { method: 'POST', headers: json, body: '[{' })).status).toBe(400);
});

it('answers nothing of this where controls are off', async () => {
  const closed = await startSandbox({ controls: false });
  expect((await closed.fetchFrom('/sandbox/reset', { method: 'POST' })).status).toBe(404);
  expect(closed.sandbox.owns('/sandbox/reset')).toBe(false);
});
