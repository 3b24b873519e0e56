import { toApiError } from '@console/api';
import { fakeServer } from '../testing/fake-server';
import { unassignAddress, type UnassignValues } from './unassign-address';

const vm = { uuid: 'vm-1', location: 'tll' };
const ONE = 'GET /tll/network/ip_addresses/203.0.113.7';
const UNASSIGN = 'POST /tll/network/ip_addresses/203.0.113.7/unassign';
const RELEASE = 'DELETE /tll/network/ip_addresses/203.0.113.7';
const row = (more: object = {}) => ({ uuid: 'ip-7', address: '203.0.113.7', type: 'public', ...more });
const failure = { fails: 500, body: { message: 'Out of order' } };

async function attempt(values: UnassignValues): Promise<{ error: string | undefined; next: UnassignValues }> {
  let next = values;
  const error = await unassignAddress(vm, '203.0.113.7', values, (kept) => {
    next = kept;
  }).then(
    () => undefined,
    (thrown: unknown) => toApiError(thrown).message,
  );
  return { error, next };
}

it('unassigns and keeps the address', async () => {
  const server = fakeServer({ [UNASSIGN]: [row()] });
  expect((await attempt({ release: false })).error).toBeUndefined();
  expect(server.calls).toEqual([UNASSIGN]);
});

it('releases it after that, and goes on with the release alone', async () => {
  const server = fakeServer({ [UNASSIGN]: [row()], [RELEASE]: [failure, true] });
  const first = await attempt({ release: true });
  expect(first).toEqual({ error: 'Out of order', next: { release: true, half: true } });
  expect((await attempt(first.next)).error).toBeUndefined();
  expect(server.calls).toEqual([UNASSIGN, RELEASE, RELEASE]);
});

it('counts as done what was done in another tab, and says what was not', async () => {
  const server = fakeServer({
    [UNASSIGN]: [failure],
    [ONE]: [row({ assigned_to: null }), row({ assigned_to: 'vm-1' })],
  });
  expect((await attempt({ release: false })).error).toBeUndefined();
  expect((await attempt({ release: true })).error).toBe('Out of order');
  expect(server.calls).not.toContain(RELEASE);
});
