import { toApiError } from '@console/api';
import { fakeServer, type FakeResponse } from '@console/domain/testing/fake-server';
import type { IpRow } from '../rows';
import { releaseOneOfMany, releaseShown } from './release';

const ONE = 'GET /tll/network/ip_addresses/203.0.113.7';
const RELEASE = 'DELETE /tll/network/ip_addresses/203.0.113.7';
const ip = { uuid: 'ip-7', address: '203.0.113.7', type: 'public', assigned_to: 'vm-1' } as const;
const row: IpRow = { ...ip, location: 'tll', assignee: undefined, account: 'Main', pending: undefined };
const missing = { fails: 404, body: { message: 'Ip address 203.0.113.7 was not found.' } };

/** Releases it as it was shown, given what it is now. */
async function release(now: FakeResponse) {
  const server = fakeServer({ [ONE]: [now], [RELEASE]: [true] });
  const error = await releaseShown(row, (other) => other.assigned_to ?? 'nothing').then(
    () => undefined,
    (thrown: unknown) => toApiError(thrown).message,
  );
  return { error, isSent: server.calls.includes(RELEASE) };
}

it('gives an address back that leads where it was shown', async () => {
  expect(await release(ip)).toEqual({ error: undefined, isSent: true });
});

it('cuts nothing off that it leads to since then, and says what that is', async () => {
  const { error, isSent } = await release({ ...ip, assigned_to: 'vm-2' });
  expect(error).toMatch(/now assigned to vm-2, so it wasn't released/);
  expect(isSent).toBe(false);
});

it('says of one that leads to nothing any more that it was unassigned', async () => {
  const { error, isSent } = await release({ ...ip, assigned_to: null });
  expect(error).toMatch(/^It has been unassigned in the meantime, so it wasn't released/);
  expect(isSent).toBe(false);
});

it('leaves it to the deletion to find out that it is gone', async () => {
  expect(await release(missing)).toEqual({ error: undefined, isSent: true });
});

it('sends nothing where nobody knows what it leads to', async () => {
  expect(await release('lost')).toEqual({ error: 'Failed to connect to server', isSent: false });
});

it('looks at each of many, too', async () => {
  const server = fakeServer({ [ONE]: [ip, { ...ip, assigned_to: 'vm-2' }], [RELEASE]: [true] });
  const owner = (other: { assigned_to?: string | null | undefined }) => other.assigned_to ?? 'nothing';
  await releaseOneOfMany(row, owner);
  await expect(releaseOneOfMany(row, owner)).rejects.toThrow('It is now assigned to vm-2');
  expect(server.calls.filter((call) => call === RELEASE)).toHaveLength(1);
});
