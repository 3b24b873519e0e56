/** @jest-environment node */
import { machineStatuses } from '@console/contract/metal';
import fc from 'fast-check';
import type { MachineRow, MachineStatus } from '../model/machine';
import {
  afterEvent,
  checkedMachine,
  currentState,
  type MachineEvent,
  MachineStateError,
  newMachine,
} from './machine-state';

const facts = {
  id: 'm',
  location: 'tll',
  spec_uuid: 's',
  label: 'r01-u01',
  mac_addresses: ['3c:ec:ef:00:00:01'],
  ip_public_v4: '203.0.113.7',
  ip_public_v6: null,
};

/** What the specification allows, said again: from, event, to. */
const allowed: readonly (readonly [MachineStatus, MachineEvent['kind'], MachineStatus])[] = [
  ['available', 'lease', 'pending'],
  ['pending', 'install', 'in_use'],
  ['in_use', 'release', 'cleaning'],
  ['cleaning', 'clean', 'available'],
  ['available', 'take_offline', 'offline'],
  ['cleaning', 'take_offline', 'offline'],
  ['offline', 'bring_online', 'available'],
  ['available', 'remove', 'deleted'],
  ['cleaning', 'remove', 'deleted'],
  ['offline', 'remove', 'deleted'],
];

const event: fc.Arbitrary<MachineEvent> = fc.oneof(
  fc.record({
    kind: fc.constant('lease' as const),
    by: fc.constantFrom('user' as const, 'admin' as const),
    lessee: fc.record({
      leaseId: fc.uuid(),
      accountId: fc.integer({ min: 1 }),
      userId: fc.integer({ min: 1 }),
      osId: fc.constantFrom('debian-12', 'rocky-9'),
    }),
  }),
  fc.record({ kind: fc.constant('install' as const), credentials: fc.string({ minLength: 1 }) }),
  ...(['release', 'clean', 'take_offline', 'bring_online', 'remove'] as const).map((kind) =>
    fc.record({ kind: fc.constant(kind) }),
  ),
);

/** The invariants of the specification, section 4, looked at from outside. */
function expectSound(machine: MachineRow): void {
  const state = currentState(machine);
  const isLeased = machine.status === 'pending' || machine.status === 'in_use';
  expect(state).toMatchObject({ status: machine.status, state_id: machine.current_state_id, ended: null });
  expect(state.lease_id !== null).toBe(isLeased);
  expect(state.account_id !== null).toBe(isLeased);
  expect(state.os_id !== null).toBe(isLeased);
  expect(machine.user_id !== 0).toBe(isLeased);
  expect(machine.ssh_credentials !== null).toBe(machine.status === 'in_use');
  expect(machine.history.filter((one) => one.ended === null)).toHaveLength(1);
  expect(machine.history[0]).toMatchObject({ action: 'admin_create' });
  for (const [index, one] of machine.history.entries())
    if (index > 0) expect(one.changed).toBe(machine.history[index - 1]?.ended);
  expect(new Set(machine.history.map((one) => one.state_id)).size).toBe(machine.history.length);
}

it('keeps the rules in any order of events, and refuses what its status does not allow', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(event, fc.integer({ min: 0, max: 5000 })), { maxLength: 40 }), (events) => {
      let machine = newMachine(facts, { stateId: 1, at: 100 });
      let at = 100;
      for (const [index, [next, later]] of events.entries()) {
        at += later;
        const target = allowed.find(([from, kind]) => from === machine.status && kind === next.kind)?.[2];
        const step = () => afterEvent(machine, next, { stateId: index + 2, at });
        if (target === undefined) {
          expect(step).toThrow(MachineStateError);
          continue;
        }
        machine = step();
        expect(machine.status).toBe(target);
        expectSound(machine);
      }
    }),
    { numRuns: 400 },
  );
});

const lessee = { leaseId: 'l', accountId: 7, userId: 9, osId: 'debian-12' };
const samples: Readonly<Record<MachineEvent['kind'], MachineEvent>> = {
  lease: { kind: 'lease', by: 'user', lessee },
  install: { kind: 'install', credentials: 'root / x' },
  release: { kind: 'release' },
  clean: { kind: 'clean' },
  take_offline: { kind: 'take_offline' },
  bring_online: { kind: 'bring_online' },
  remove: { kind: 'remove' },
};
/** How a new machine comes into each status. */
const ways: Readonly<Record<MachineStatus, readonly MachineEvent['kind'][]>> = {
  available: [],
  pending: ['lease'],
  in_use: ['lease', 'install'],
  cleaning: ['lease', 'install', 'release'],
  offline: ['take_offline'],
  deleted: ['remove'],
};
const happen = (machine: MachineRow, next: MachineEvent) =>
  afterEvent(machine, next, { stateId: machine.history.length + 1, at: 100 });
const fresh = () => newMachine(facts, { stateId: 1, at: 100 });

describe.each(machineStatuses)('a machine that is %s', (status) => {
  it.each(Object.values(samples))('answers to $kind as it is allowed', (next) => {
    const machine = ways[status].map((kind) => samples[kind]).reduce(happen, fresh());
    expect(machine.status).toBe(status);
    const target = allowed.find(([from, kind]) => from === status && kind === next.kind)?.[2];
    if (target === undefined) expect(() => happen(machine, next)).toThrow(`it cannot ${next.kind}`);
    else expectSound(happen(machine, next));
    if (target !== undefined) expect(happen(machine, next).status).toBe(target);
  });
});

it('says who did what, in the words of the history', () => {
  const events: MachineEvent[] = [
    { kind: 'lease', by: 'user', lessee },
    { kind: 'install', credentials: 'root / x' },
    { kind: 'release' },
    { kind: 'clean' },
    { kind: 'lease', by: 'admin', lessee },
    { kind: 'install', credentials: 'root / y' },
    { kind: 'release' },
    { kind: 'take_offline' },
    { kind: 'remove' },
  ];
  const machine = events.reduce(happen, fresh());
  expect(machine.history.map((one) => [one.status, one.action, one.acting_user_id])).toEqual([
    ['available', 'admin_create', null],
    ['pending', 'user_request', 9],
    ['in_use', 'admin_update', null],
    ['cleaning', 'user_release', 9],
    ['available', 'admin_update', null],
    ['pending', 'admin_lease_create', null],
    ['in_use', 'admin_update', null],
    ['cleaning', 'user_release', 9],
    ['offline', 'admin_update', null],
    ['deleted', 'admin_delete', null],
  ]);
});

it.each<[string, Partial<MachineRow>]>([
  ['a status that is not that of its state', { status: 'offline' }],
  ['a state that is not its last', { current_state_id: 99 }],
  ['an owner without a lease', { user_id: 9 }],
  ['credentials while nobody uses it', { ssh_credentials: 'root / x' }],
  ['no history', { history: [] }],
])('does not accept a machine with %s', (_name, patch) => {
  const machine = newMachine(facts, { stateId: 1, at: 100 });
  expect(checkedMachine(machine)).toBe(machine);
  expect(() => checkedMachine({ ...machine, ...patch })).toThrow(MachineStateError);
});

it('does not accept a lease without a billing account, nor a gap in the history', () => {
  const leased = afterEvent(fresh(), { kind: 'lease', by: 'user', lessee }, { stateId: 2, at: 200 });
  const [first, second] = leased.history;
  if (!first || !second) throw new Error('Two states were expected');
  expect(() => checkedMachine({ ...leased, history: [first, { ...second, account_id: null }] })).toThrow('billing');
  expect(() => checkedMachine({ ...leased, history: [first, { ...second, changed: 201 }] })).toThrow('gap');
});
