import { provideSite } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { breadcrumbs, noteStep } from './breadcrumbs';
import { createSender, type Send } from './sender';

const fetchMock = jest.fn<Promise<Response>, [RequestInfo | URL, RequestInit?]>();

let send: Send;
beforeEach(() => {
  provideTestSite();
  fetchMock.mockReset().mockImplementation(async () => new Response('{}', { status: 200 }));
  globalThis.fetch = fetchMock;
  send = createSender({
    dsn: 'https://key@errors.example/7',
    site: 'default',
    environment: 'production',
    release: '1',
  });
});

const text = (body: unknown): string => (body instanceof Uint8Array ? new TextDecoder().decode(body) : String(body));

/** The event in the envelope of the latest report. */
async function sent(): Promise<Record<string, unknown>> {
  for (let wait = 0; wait < 100 && fetchMock.mock.calls.length === 0; wait += 1)
    await new Promise((resolve) => setTimeout(resolve, 5));
  const [, init] = fetchMock.mock.calls.at(-1) ?? [];
  return JSON.parse(text(init?.body).split('\n')[2] ?? '{}');
}

const page = { language: 'en', translator: undefined, path: '/app/' };
const report = { message: 'It broke', context: {}, page, breadcrumbs: [], error: undefined, user: undefined };

it('goes to the own origin, with error, site and page', async () => {
  send({
    ...report,
    error: new TypeError('It broke'),
    page: { language: 'et', translator: 'google', path: '/app/compute' },
  });
  expect(await sent()).toMatchObject({
    exception: { values: [{ type: 'TypeError', value: 'It broke' }] },
    environment: 'production',
    release: '1',
    tags: { site: 'default' },
    contexts: { page: { language: 'et', translator: 'google', path: '/app/compute' } },
  });
  expect(String(fetchMock.mock.calls[0]?.[0])).toBe('/reports');
});

it('goes to the service itself where no edge hands it on', async () => {
  const address = 'https://errors.example/api/7/envelope/?sentry_key=key&sentry_version=7';
  const direct = createSender({
    dsn: 'https://key@errors.example/7',
    address,
    site: 'default',
    environment: 'production',
    release: '1',
  });
  direct({ ...report, error: new TypeError('It broke') });
  await sent();
  expect(fetchMock.mock.calls.map(([to, init]) => [String(to), init?.credentials])).toEqual([[address, 'omit']]);
});

it('says which version of an area it is about', async () => {
  const site = provideTestSite();
  const compute = {
    name: 'mf-compute',
    version: '1.2.0-c2',
    base: '/remotes/mf-compute/1.2.0-c2/',
    entry: 'remoteEntry.js',
    integrity: 'sha384-x',
    area: {},
  };
  provideSite({ ...site, registry: { ...site.registry, remotes: [compute] } });
  send({ ...report, context: { area: 'mf-compute' } });
  expect(await sent()).toMatchObject({ tags: { area: 'mf-compute', area_version: 'mf-compute@1.2.0-c2' } });
});

it('carries no secrets, and eight levels of an object', async () => {
  const deep = { a: { b: { c: { d: { e: { f: { g: { h: { i: 1 } } } } } } } } };
  send({
    ...report,
    context: { user: { email: 'a@b.example', password: 'p' }, apikey: 'k', access_token: 't', ...deep },
  });
  const event = JSON.stringify(await sent());
  for (const secret of ['a@b.example', '"p"', '"k"', '"t"']) expect(event).not.toContain(secret);
  expect(event).toContain('"g":');
  expect(event).not.toContain('"i"');
});

it('tells of the latest forty steps', async () => {
  for (let step = 0; step < 55; step += 1) noteStep('click', `button ${step}`);
  send({ ...report, breadcrumbs: breadcrumbs() });
  const { breadcrumbs: crumbs } = await sent();
  expect(crumbs).toHaveLength(40);
  expect(crumbs).toEqual(expect.arrayContaining([expect.objectContaining({ message: 'button 54' })]));
});

it('says by which part of the server it failed, and for whom, by id', async () => {
  send({
    ...report,
    context: { component: 'resource', kind: 'api', status: 500, correlationId: 'resource-7c1f9a' },
    user: '42',
  });
  const event = await sent();
  expect(event).toMatchObject({
    tags: { site: 'default', component: 'resource', kind: 'api', status: 500 },
    user: { id: '42' },
    contexts: { details: { correlationId: 'resource-7c1f9a' } },
  });
  expect(event['user']).not.toHaveProperty('email');
});

it('takes secrets out of messages, stacks, steps and addresses', async () => {
  const error = new Error('No such user: kadri@example.com at /x?apikey=abc123');
  error.stack = 'Error: x\n    at run (https://site.example/app/a.js?access_token=abc123:1:2)';
  noteStep('click', 'button Remove kadri@example.com');
  send({ ...report, error, breadcrumbs: breadcrumbs() });
  const event = await sent();
  expect(JSON.stringify(event)).not.toMatch(/kadri@example|abc123/);
  expect(JSON.stringify(event)).toContain('No such user: [filtered]');
});
