import { toApiError } from '@console/api';
import { assignAddress, type AssignValues } from './assign-address';
import type { AddressPlace } from './target';
import { fakeServer } from '../testing/fake-server';

const vm = { kind: 'virtual_machine', uuid: 'vm-1', location: 'tll' } as const;
const LIST = 'GET /tll/network/ip_addresses';
const RESERVE = 'POST /tll/network/ip_addresses';
const ONE = 'GET /tll/network/ip_addresses/203.0.113.7';
const ASSIGN = 'POST /tll/network/ip_addresses/203.0.113.7/assign';
const UNASSIGN = 'POST /tll/network/ip_addresses/203.0.113.7/unassign';

const row = (more: object = {}) => ({
  uuid: 'ip-7',
  address: '203.0.113.7',
  type: 'public',
  name: 'mail',
  billing_account_id: 1,
  ...more,
});
const failure = (message: string) => ({ fails: 500, body: { errors: { Error: message } } });
const order: AssignValues = {
  source: 'new',
  address: '',
  from: '',
  name: 'mail',
  account: 1,
  private_ip: '10.4.4.20',
};
const free: AssignValues = { ...order, source: 'free', address: '203.0.113.7' };
const taken: AssignValues = { ...free, source: 'taken', from: 'vm-2' };

/** Runs an attempt; gives its failure and what the next one begins with. */
async function attempt(
  values: AssignValues,
  target: AddressPlace = vm,
): Promise<{ error: string | undefined; next: AssignValues }> {
  let next = values;
  const error = await assignAddress(target, values, (kept) => {
    next = kept;
  }).then(
    () => undefined,
    (thrown: unknown) => toApiError(thrown).message,
  );
  return { error, next };
}

it('leads a free address to a private address of the machine', async () => {
  const server = fakeServer({ [ASSIGN]: [row({ assigned_to: 'vm-1' })] });
  expect((await attempt(free)).error).toBeUndefined();
  expect(server.calls).toEqual([ASSIGN]);
  expect(server.bodies).toEqual([{ private_ip: '10.4.4.20' }]);
});

it('leads it to what has no private address of its own by uuid and kind', async () => {
  const server = fakeServer({ [ASSIGN]: [row({ assigned_to: 'lb-1' })] });
  const balancer = { kind: 'load_balancer', uuid: 'lb-1', location: 'tll' } as const;
  expect((await attempt({ ...free, private_ip: '' }, balancer)).error).toBeUndefined();
  expect(server.bodies).toEqual([{ assigned_to: 'lb-1', assigned_to_resource_type: 'load_balancer' }]);
});

it('reserves a new one and assigns it', async () => {
  const server = fakeServer({ [LIST]: [[]], [RESERVE]: [row()], [ASSIGN]: [row({ assigned_to: 'vm-1' })] });
  expect((await attempt(order)).error).toBeUndefined();
  expect(server.calls).toEqual([LIST, RESERVE, ASSIGN]);
  expect(server.bodies[1]).toEqual({ billing_account_id: 1, name: 'mail' });
});

it('goes on with the address that it has reserved when the assignment failed', async () => {
  const server = fakeServer({ [LIST]: [[]], [RESERVE]: [row()], [ASSIGN]: [failure('Out of order'), row()] });
  const first = await attempt(order);
  expect(first).toMatchObject({
    error: 'Out of order',
    next: { source: 'free', address: '203.0.113.7', half: 'reserved' },
  });
  expect((await attempt(first.next)).error).toBeUndefined();
  expect(server.calls).toEqual([LIST, RESERVE, ASSIGN, ASSIGN]);
});

it('finds a reservation whose answer was lost, and reserves nothing twice', async () => {
  const server = fakeServer({ [LIST]: [[], [row()]], [RESERVE]: ['lost'], [ASSIGN]: [row()] });
  expect((await attempt(order)).error).toBeUndefined();
  expect(server.calls).toEqual([LIST, RESERVE, LIST, ASSIGN]);
});

it('looks again before the next try when nothing could be read', async () => {
  const server = fakeServer({ [LIST]: [[], 'lost', [row()]], [RESERVE]: ['lost'], [ASSIGN]: [row()] });
  const first = await attempt(order);
  expect(first.error).toBe('Failed to connect to server');
  expect((await attempt(first.next)).error).toBeUndefined();
  expect(server.calls).toEqual([LIST, RESERVE, LIST, LIST, ASSIGN]);
});

it('reserves again where the first reservation was refused', async () => {
  const server = fakeServer({ [LIST]: [[]], [RESERVE]: [failure('No address is left'), row()], [ASSIGN]: [row()] });
  const first = await attempt(order);
  expect(first).toEqual({ error: 'No address is left', next: order });
  expect((await attempt(first.next)).error).toBeUndefined();
  expect(server.calls.filter((call) => call === RESERVE)).toHaveLength(2);
});

it('takes an address from what has it, then assigns it; a failure between the two goes on with the second', async () => {
  const server = fakeServer({
    [ONE]: [row({ assigned_to: 'vm-2' })],
    [UNASSIGN]: [row()],
    [ASSIGN]: [failure('Out of order'), row()],
  });
  const first = await attempt(taken);
  expect(first).toMatchObject({ error: 'Out of order', next: { source: 'free', half: 'unassigned' } });
  expect((await attempt(first.next)).error).toBeUndefined();
  expect(server.calls).toEqual([ONE, UNASSIGN, ASSIGN, ASSIGN]);
});

it('takes nothing from what was not shown', async () => {
  const server = fakeServer({ [ONE]: [row({ assigned_to: 'vm-3' })] });
  expect((await attempt(taken)).error).toBe(
    '203.0.113.7 has been assigned to something else. Close this and check the list again.',
  );
  expect(server.calls).toEqual([ONE]);
});

it('has nothing to take where the address is free meanwhile', async () => {
  const server = fakeServer({ [ONE]: [row({ assigned_to: null })], [ASSIGN]: [row()] });
  expect((await attempt(taken)).error).toBeUndefined();
  expect(server.calls).toEqual([ONE, ASSIGN]);
});

it('looks up an assignment whose answer was lost', async () => {
  fakeServer({ [ASSIGN]: ['lost'], [ONE]: [row({ assigned_to: 'vm-1' })] });
  expect((await attempt(free)).error).toBeUndefined();
  fakeServer({ [ASSIGN]: ['lost'], [ONE]: [row()] });
  expect((await attempt(free)).error).toBe('Failed to connect to server');
});
