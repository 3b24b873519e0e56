/** @jest-environment node */
import { type EndpointName, endpoints } from '@console/contract/endpoints';
import * as v from 'valibot';
import { startSandbox, type TestSandbox } from '../testing/client';

const hosts = ['localhost', 'metal.localhost'];
const locations = ['tll', 'jhv', 'trtu'];
const users = ['customer', 'new', 'colleague', 'admin'];

jest.setTimeout(60_000);

/** Reading calls that need a place and an account at most; the rest is about one thing, and asked where that is tested. */
const listNames = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) =>
    endpoints[name].method === 'GET' &&
    v.is(endpoints[name].params, { location: 'tll', billing_account_id: 1 }) &&
    !['getPrivileges', 'getBucket', 'getS3User', 'listS3Keys'].includes(name),
);

let test: TestSandbox;
beforeAll(async () => {
  test = await startSandbox();
});

async function requestEverything(as: string, host: string): Promise<number> {
  const accounts = await test.call('listBillingAccounts', {}, { as, host });
  let requested = 0;
  for (const name of listNames) {
    const needsAccount = ['listUsage', 'listInvoices', 'listCards', 'listCredit'].includes(name);
    const needsLocation = endpoints[name].path.includes('{location}');
    for (const account of needsAccount ? accounts.slice(0, 3) : [undefined]) {
      for (const location of needsLocation ? locations.slice(0, host === 'localhost' ? 3 : 2) : [undefined]) {
        const params = { ...(account ? { billing_account_id: account.id } : {}), ...(location ? { location } : {}) };
        await test.call(name, params, { as, host });
        requested += 1;
      }
    }
  }
  return requested;
}

it('knows the calls that it asks', () => expect(listNames.length).toBeGreaterThan(20));

describe.each(hosts)('%s', (host) => {
  it.each(users)('answers %s in the shapes of the contract, and nothing else', async (as) => {
    expect(await requestEverything(as, host)).toBeGreaterThan(20);
  });

  it('answers an empty site in the same shapes', async () => {
    await test.control('POST', 'reset', { seed: 'empty' }, host);
    expect(await requestEverything('customer', host)).toBeGreaterThan(20);
    expect(await test.call('listBillingAccounts', {}, { as: 'customer', host })).toEqual([]);
    expect(await test.call('listBillingAccounts', {}, { as: 'large', host })).toHaveLength(2000);
    await test.control('POST', 'reset', {}, host);
  });
});

it('has the demo of the pictures', async () => {
  const vms = await Promise.all(locations.map((location) => test.call('listVms', { location })));
  expect(vms.map((list) => list.length)).toEqual([5, 6, 3]);
  const ips = await Promise.all(locations.map((location) => test.call('listIpAddresses', { location })));
  expect(ips.map((list) => list.length)).toEqual([7, 5, 2]);
  expect(ips.flat().filter((ip) => !ip.assigned_to)).toHaveLength(3);
  expect(await test.call('listBillingAccounts', {})).toHaveLength(2);
  expect(await test.call('listServices', {})).toHaveLength(3);
  expect(await test.call('listBuckets', {})).toHaveLength(6);
  const metal = await Promise.all(
    ['tll', 'jhv'].map((location) => test.call('listMetalLeases', { location }, { host: 'metal.localhost' })),
  );
  expect(metal.flat()).toHaveLength(13);
});

it('has the large user: 10,000 machines and 2,000 of the rest, in the same shapes', async () => {
  expect(await requestEverything('large', 'localhost')).toBeGreaterThan(20);
  const slugs = [...locations, 'jkt01'];
  const count = async (
    name: 'listVms' | 'listIpAddresses' | 'listNetworks' | 'listLoadBalancers' | 'listMetalLeases',
  ) => (await Promise.all(slugs.map((location) => test.call(name, { location }, { as: 'large' })))).flat().length;
  expect(await count('listVms')).toBe(10_000);
  for (const name of ['listIpAddresses', 'listNetworks', 'listLoadBalancers', 'listMetalLeases'] as const)
    expect(await count(name)).toBe(2000);
  for (const name of [
    'listServices',
    'listBuckets',
    'listTokens',
    'listAccessDelegations',
    'listImpersonations',
    'listS3Keys',
  ] as const) {
    expect(await test.call(name, {}, { as: 'large' })).toHaveLength(2000);
  }
  expect(await test.call('listInvoices', { billing_account_id: 2_000_001 }, { as: 'large' })).toHaveLength(37);
});

it('invites the colleague', async () => {
  const [invitation] = await test.call('listImpersonations', {}, { as: 'colleague' });
  expect(invitation).toMatchObject({ access_owner: 'customer@example.com', is_accepted: false });
});
