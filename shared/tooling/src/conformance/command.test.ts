/** @jest-environment node */
import { endpoints } from '@console/contract/endpoints';
import { startSandbox, type TestSandbox } from '@console/sandbox/testing/client';
import { conformanceCommand } from './command';
import type { Result } from './result';
import { deviatingApi, htmlPage, instead, noRoute, type Otherwise, rows, withFields } from './testing/deviating-api';
import { writeDeviations } from './testing/write-deviations';
import { responseDeviations, transportDeviations } from './testing/response-deviations';
import { fieldDeviations } from './testing/field-deviations';

const KEY = 'customer'.padEnd(32, '0');
let test: TestSandbox;
beforeAll(async () => {
  test = await startSandbox();
});

interface Run {
  readonly key?: string;
  readonly fetch?: (real: typeof fetch) => typeof fetch;
  readonly stop?: AbortController;
  readonly answer?: boolean;
}

async function run(
  args: string,
  all: readonly Otherwise[] = [],
  { key = KEY, fetch: wrapped = (real) => real, stop = new AbortController(), answer }: Run = {},
) {
  const { fetch, asked } = deviatingApi(test, all);
  const lines: string[] = [];
  const told: string[] = [];
  const code = await conformanceCommand(['--api', 'http://localhost:8140', ...args.split(' ').filter(Boolean)], {
    env: { CONFORMANCE_KEY: key },
    fetch: wrapped(fetch),
    log: (line) => lines.push(line),
    tell: (line) => told.push(line),
    signal: stop.signal,
    pause: async () => undefined,
    ask: answer === undefined ? undefined : async () => answer,
  });
  return { code, out: lines.join('\n'), told: told.join('\n'), asked };
}
const resultOf = ({ out }: { readonly out: string }): Result => JSON.parse(out);
/** What is not as the contract says. */
const differing = ({ calls }: Result) => calls.filter(({ state }) => state !== 'fits' && state !== 'not tried');
const stateOf = ({ calls }: Result, name: string) => calls.find(({ call }) => call === name);
/** What of its making is still there. */
async function leftovers(): Promise<string[]> {
  const all = await Promise.all([
    test.call('listNetworks', { location: 'jhv' }),
    test.call('listIpAddresses', { location: 'jhv' }),
    test.call('listTokens', {}),
    test.call('listAccessDelegations', {}),
    test.call('listBuckets', {}),
  ]);
  return all.flatMap((rows) => JSON.stringify(rows).match(/conformance-\w+/g) ?? []);
}

it('finds nothing wrong with the sandbox, and only reads', async () => {
  const done = await run('--json');
  const result = resultOf(done);
  expect(differing(result)).toEqual([]);
  expect(result.result).toBe('fits');
  expect(result.config).toEqual({});
  expect(done.code).toBe(0);
  expect(done.asked.filter((call) => !call.startsWith('GET '))).toEqual([]);
  expect(result.calls).toHaveLength(Object.keys(endpoints).length + 5);
  // What was not tried is never said to be in order.
  expect(stateOf(result, 'createVm')).toMatchObject({ state: 'not tried', reason: expect.stringContaining('machine') });
});

it.each([...fieldDeviations, ...responseDeviations, ...transportDeviations])(
  'says of $name what differs, and what becomes of it',
  async ({ api, result, says, off = [] }) => {
    const done = await run('--json', [api]);
    const found = resultOf(done);
    const said = says.map(([call, state, at, what, console]) =>
      expect.objectContaining({
        call,
        state,
        differences: expect.arrayContaining([
          expect.objectContaining({
            at,
            what: expect.stringContaining(what),
            console: expect.stringContaining(console),
          }),
        ]),
      }),
    );
    expect(differing(found)).toEqual(expect.arrayContaining(said));
    expect(new Set(differing(found).map(({ call }) => call))).toEqual(new Set(says.map(([call]) => call)));
    expect(found.result).toBe(result);
    expect(found.config).toEqual(Object.fromEntries(off.map((name) => [name, false])));
    expect(done.code).toBe(result === 'breaks' ? 1 : 0);
  },
);

it('is a table for people, with what to set', async () => {
  const { out, code } = await run('', [{ at: /\/metal\//, respond: noRoute }]);
  expect(out).toMatch(/^broken +listMetalOs +GET \/metal\/os$/m);
  expect(out).toContain('404 the API has no such call: no route and no API found with those values → the screen shows');
  expect(out).toMatch(/^ {2}bareMetalEnabled +is on +SET IT OFF +listMetalOs: 404/m);
  expect(out).toMatch(/^ {2}mfaAvailable +is off +can be on +getMfaStatus can be read/m);
  expect(out).toMatch(/^ {2}it writes: --write tries it: .*createNetwork/m);
  expect(out).toContain('The console can not work with it as it is');
  expect(code).toBe(1);
});

it('ends with 1 for anything that differs only where it is told to be strict', async () => {
  const api = { at: /token\/list$/, respond: withFields({ colour: 'red' }) };
  expect((await run('', [api])).code).toBe(0);
  expect((await run('--strict', [api])).code).toBe(1);
});

it('shows nothing of anybody', async () => {
  const secret = 'AbCdEf0123456789AbCdEf0123456789';
  const all = [
    { at: /token\/list$/, respond: rows((row) => ({ ...row, created_at: secret, consumer_id: { secret } })) },
    { at: /charging\/usage$/, respond: instead(500, { message: `${KEY} of kadri@example.com has no ${secret}` }) },
  ];
  for (const args of ['', '--json']) {
    const { out } = await run(args, all);
    expect(out).toContain('500 … of … has no …');
    for (const word of [KEY, secret, 'kadri', 'aaAaAa']) expect(out).not.toContain(word);
  }
});

it('sends no more requests than it may, and says what was not tried for that', async () => {
  const done = await run('--json --requests 20');
  expect(done.asked).toHaveLength(20);
  const result = resultOf(done);
  expect(stateOf(result, 'listTokens')).toMatchObject({
    state: 'not tried',
    reason: 'the 20 requests of --requests were used up',
  });
  expect(stateOf(result, 'without a key')).toMatchObject({ state: 'not tried' });
});

it('gives up on an answer that does not come', async () => {
  const done = await run('--json --timeout 1', [], {
    fetch: (real) => (input, init) =>
      /charging/.test(String(input)) ? new Promise<never>(() => undefined) : real(input, init),
  });
  expect(stateOf(resultOf(done), 'listUsage')).toMatchObject({
    state: 'broken',
    differences: [expect.objectContaining({ what: 'The server did not respond in time' })],
  });
});

it.each([
  [
    'no key that it takes',
    '',
    { key: 'x'.repeat(32) },
    'The API does not take the key: Invalid authentication credentials',
  ],
  [
    'an API that is not there',
    '',
    { fetch: () => () => Promise.reject(new TypeError('fetch failed')) },
    'The API can not be reached',
  ],
  ['no key', '', { key: '' }, 'The key of an account is missing'],
  ['an address that is none', '--api example', {}, "'example' is no address"],
  ['a key in the open', '--api http://api.example.com', {}, 'over http:// everybody on the way reads the key'],
  ['a password in the address', '--api https://a:b@api.example.com', {}, 'do not belong into the address'],
  ['a number that is none', '--requests many', {}, "--requests needs a number from 1 to 10000, not 'many'"],
  ['an option that there is not', '--cite', {}, "Unknown option '--cite'"],
] as const)('ends with 2 for %s', async (_, args, how, message) => {
  const { code, told, out } = await run(args, [], how);
  expect(told).toContain(message);
  expect([code, out]).toEqual([2, '']);
});

it('asks for the configuration of a site, at the path that it is given', async () => {
  const seen: (string | null)[] = [];
  const done = await run('--api http://localhost:8140/v1/ --site console.acme.example --json', [], {
    fetch: (real) => (input, init) => {
      seen.push(new Headers(init?.headers).get('x-forwarded-host'));
      return real(String(input).replace('/v1/', '/api/v1/'), init);
    },
  });
  expect(resultOf(done)).toMatchObject({
    base: 'http://localhost:8140/v1',
    site: 'console.acme.example',
    result: 'fits',
  });
  expect(new Set(seen)).toEqual(new Set(['console.acme.example']));
});

describe('with --write', () => {
  it('makes nothing before somebody has confirmed it', async () => {
    const { code, told, asked } = await run('--write');
    expect(told).toMatch(/a private network 'conformance-\w+' in jhv/);
    expect(told).toContain('Nothing was made. Confirm it with --yes');
    expect(code).toBe(2);
    expect((await run('--write', [], { answer: false })).code).toBe(2);
    expect(asked.filter((call) => !call.startsWith('GET '))).toEqual([]);
  });

  it('makes small things, tries what can be done with them, and removes them', async () => {
    const done = await run('--write --json', [], { answer: true });
    const result = resultOf(done);
    expect(differing(result)).toEqual([]);
    expect(result.removed).toHaveLength(5);
    expect(stateOf(result, 'deleteBucket')).toMatchObject({ state: 'fits', tried: 1 });
    expect(result.calls.filter(({ reason = '' }) => reason.includes('--write'))).toEqual([]);
    expect(done.code).toBe(0);
    expect(await leftovers()).toEqual([]);
  });

  it.each(writeDeviations)('says of $name what differs, and leaves nothing', async ({ api, says, removed }) => {
    const done = await run('--write --yes --json', [api]);
    const result = resultOf(done);
    expect(differing(result).map(({ call, state, differences: [one] }) => [call, state, one?.what ?? ''])).toEqual(
      says.map(([call, state, what]) => [call, state, expect.stringContaining(what)]),
    );
    expect(result.left).toEqual([]);
    expect(result.removed).toHaveLength(removed);
    expect(await leftovers()).toEqual([]);
  });

  it('names what could not be removed, and ends with 1', async () => {
    const refused = instead(500, { errors: { Error: 'Failed to delete kong token' } });
    const done = await run('--write --yes --json', [{ at: /^DELETE .*token$/, respond: refused }]);
    const result = resultOf(done);
    const [name] = await leftovers();
    expect(result.left).toEqual([expect.stringContaining(`an API token '${name}'`)]);
    expect(done.code).toBe(1);
    const [made] = (await test.call('listTokens', {})).filter(({ description }) => description === name);
    await test.call('deleteToken', { token_id: made?.id ?? 0 });
  });

  it('names what may have been made, and has not shown by the end', async () => {
    const done = await run('--write --yes --json', [{ at: /^POST .*ip_addresses$/, respond: htmlPage(504) }]);
    const result = resultOf(done);
    expect(result.left).toEqual([expect.stringMatching(/^a floating IP .*: nobody knows whether it was made/)]);
    expect(result.removed).toHaveLength(4);
    expect(done.code).toBe(1);
  });

  it('removes what it was making when it is stopped', async () => {
    const stop = new AbortController();
    const done = await run('--write --yes', [], {
      stop,
      fetch: (real) => async (input, init) => {
        const response = await real(input, init);
        if (init?.method === 'POST') stop.abort();
        return response;
      },
    });
    expect(
      done.asked.filter((call) => /^(POST|PUT|PATCH|DELETE)/.test(call)).map((call) => call.split('/')[0]),
    ).toEqual(['POST ', 'DELETE ']);
    expect(done.out).toMatch(/Made and removed: a private network[^]*It was stopped: nothing is known of the rest\.$/);
    expect(done.code).toBe(2);
    expect(await leftovers()).toEqual([]);
  });
});
