/** @jest-environment node */
import { type EndpointName, endpoints } from '@console/contract/endpoints';
import fc from 'fast-check';
import { likelyRequests } from '../testing/bad-requests';
import { startSandbox } from '../testing/client';
import { KeptAsText } from '../testing/tracked-persistence';
import { wholeSite } from '../testing/sites';
import { allLists, type Values, valuesOf } from '../testing/values';

jest.setTimeout(120_000);

const OTHER = 'metal.localhost';
const otherSite = { ...wholeSite, id: 'other', hosts: [OTHER] };

const names = Object.values(endpoints).map((endpoint): EndpointName => endpoint.name);

/** Two sites with the same people on one persistence. */
async function twoSites() {
  const persistence = new KeptAsText();
  const test = await startSandbox({ persistence, sites: [wholeSite, otherSite] });
  for (const host of ['localhost', OTHER]) await test.raw('/user-resource/user', {}, { host });
  return { test, persistence };
}

const calls = (values: Values) =>
  fc.array(
    fc.constantFrom(...names).chain((name) => likelyRequests(endpoints[name], values)),
    { minLength: 60, maxLength: 60 },
  );

it('does on one site nothing to another, whatever is asked', async () => {
  const { test, persistence } = await twoSites();
  const values = await valuesOf(test, 'customer', 'localhost');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const before = await persistence.dump('other');
  const lists = JSON.stringify(await allLists(test, 'customer', OTHER));
  let written = 0;
  await fc.assert(
    fc.asyncProperty(calls(values), async (history) => {
      persistence.takeWritten();
      for (const { path, init } of history) await test.raw(path, init);
      const sites = persistence.takeWritten().map(({ site }) => site);
      written += sites.length;
      expect(sites.filter((site) => site !== 'whole')).toEqual([]);
    }),
    { numRuns: 15, endOnFailure: true },
  );
  expect(written).toBeGreaterThan(10);
  expect(await persistence.dump('other')).toBe(before);
  expect(JSON.stringify(await allLists(test, 'customer', OTHER))).toBe(lists);
});

it('shows on one site nothing that was made on another', async () => {
  const { test } = await twoSites();
  const marker = 'only-here';
  await test.call('createNetwork', { location: 'tll', name: marker });
  await test.call('createIpAddress', { location: 'tll', name: marker, billing_account_id: 1_048_001 });
  await test.call('createBucket', { name: marker, billing_account_id: 1_048_001 });
  await test.call('createToken', { description: marker, restricted: false });
  await test.call('updateUserProfile', { first_name: marker });
  expect(JSON.stringify(await allLists(test, 'customer', 'localhost')).split(marker).length).toBeGreaterThan(4);
  expect(JSON.stringify(await allLists(test, 'customer', OTHER))).not.toContain(marker);
});

it('refuses the keys of another site, and does not find its things', async () => {
  const { test } = await twoSites();
  const tokens = await test.call('createToken', { description: 'here', restricted: false });
  const key = tokens.find(({ description }) => description === 'here')?.token ?? '';
  expect((await test.raw('/user-resource/user', {}, { as: key })).status).toBe(200);
  expect(await test.raw('/user-resource/user', {}, { as: key, host: OTHER })).toMatchObject({
    status: 403,
    body: { message: 'Invalid authentication credentials' },
  });
  const { address } = await test.call('createIpAddress', { location: 'tll', name: '', billing_account_id: 1_048_001 });
  const there = await test.call('listIpAddresses', { location: 'tll' }, { host: OTHER });
  const response = await test.request('deleteIpAddress', { location: 'tll', address }, { host: OTHER });
  expect(response.status).toBe(there.some((row) => row.address === address) ? 200 : 404);
  expect((await test.call('getIpAddress', { location: 'tll', address })).address).toBe(address);
});
