/** @jest-environment node */
import { accountRoom, machinesInRoom, type RoomSources } from './account-room';

const machine = { billing_account: 2, status: 'running' as const, vcpu: 1, memory: 512 };
const node = { resource_type: 'vm' as const, resource_allocation: { vcpu: 4, memory: 8192 } };
const service = { billing_account_id: 2, resources: [node] };
const sources: RoomSources = {
  accounts: [
    { id: 1, restriction_level: 'CLEAR' },
    { id: 2, restriction_level: 'LIMITED' },
  ],
  limitedAccount: { vcpu: 4, ram_mb: 8192 },
  machines: [machine, { ...machine, status: 'deleted' }, { ...machine, billing_account: 1 }],
  services: [],
};

it('keeps a limited account within what its machines and services leave', () => {
  expect(accountRoom(sources, '2')).toEqual({
    most: { vcpu: 4, ram_mb: 8192 },
    used: { vcpu: 1, ram_mb: 512 },
    left: { vcpu: 3, ram_mb: 7680 },
  });
  expect(accountRoom({ ...sources, services: [service] }, '2')?.left).toEqual({ vcpu: 0, ram_mb: 0 });
  expect(accountRoom({ ...sources, services: [{ ...service, is_deleted: true }] }, '2')?.left.vcpu).toBe(3);
});

it('sets no limit for others, and none that the site does not name', () => {
  expect(accountRoom(sources, '1')).toBeUndefined();
  expect(accountRoom({ ...sources, limitedAccount: undefined }, '2')).toBeUndefined();
});

it('says of no room how large it is while not all is known that the account has', () => {
  expect(accountRoom({ ...sources, machines: undefined }, '2')).toBeUndefined();
  expect(accountRoom({ ...sources, services: undefined }, '2')).toBeUndefined();
});

it('counts how many machines or nodes an account has room for', () => {
  const room = { most: { vcpu: 8, ram_mb: 8192 }, used: { vcpu: 0, ram_mb: 0 }, left: { vcpu: 7, ram_mb: 8192 } };
  expect(machinesInRoom(room, { vcpu: 2, ram_mb: 2048 })).toBe(3);
  expect(machinesInRoom(room, { vcpu: 1, ram_mb: 4096 })).toBe(2);
});
