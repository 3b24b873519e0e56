import * as v from 'valibot';
import { big } from '@console/api';
import { IpAddress, isAssigned } from '@console/contract/ip-address';
import { assigneeName, assigneeOf, ipPrice, ipState } from './assignment';

const row = (parts: object = {}) => ({
  ...v.parse(IpAddress, { uuid: 'ip-1', address: '203.0.113.14', type: 'public', ...parts }),
  location: 'tll',
});
const toVm = { assigned_to: 'vm-1', assigned_to_resource_type: 'virtual_machine' };
const since = '2026-11-01 00:00:00';

it.each<[what: string, parts: object, assigned: boolean]>([
  ['never assigned: the keys are missing', {}, false],
  ['never assigned: the keys are null', { assigned_to: null, unassigned_at: null }, false],
  ['assigned', toVm, true],
  ['assigned with an empty end', { ...toVm, unassigned_at: null }, true],
  ['unassigned, the old owner still named', { ...toVm, unassigned_at: since }, false],
])('%s', (_what, parts, assigned) => {
  expect(isAssigned(row(parts))).toBe(assigned);
});

it('says what matters first', () => {
  expect(ipState(row(toVm))).toBe('assigned');
  expect(ipState(row())).toBe('unassigned');
  expect(ipState(row({ ...toVm, enabled: false }))).toBe('disabled');
  expect(ipState(row({ enabled: false, is_deleted: true }))).toBe('deleted');
});

describe('price', () => {
  const perMonth: Record<string, number> = { ASSIGNED_FLOATING_IP: 2.92, UNASSIGNED_FLOATING_IP: 3.65 };
  const monthly = (place: string, resource: string) => (place === 'tll' ? big(perMonth[resource]) : undefined);

  it('is another one while it is assigned', () => {
    expect(ipPrice(row(toVm), monthly)?.toString()).toBe('2.92');
    expect(ipPrice(row(), monthly)?.toString()).toBe('3.65');
    expect(ipPrice(row({ ...toVm, unassigned_at: since }), monthly)?.toString()).toBe('3.65');
  });

  it('is nothing for private and deleted ones', () => {
    expect(ipPrice(row({ type: 'private' }), monthly)).toBeNull();
    expect(ipPrice(row({ is_deleted: true }), monthly)).toBeNull();
  });
});

describe('what it is assigned to', () => {
  const names = new Map([
    ['vm-1', 'web-01'],
    ['s-1', 'orders-db'],
  ]);
  const known = { names, isLoading: () => false };

  it.each<[parts: object, expected: object | undefined]>([
    [toVm, { type: 'virtual_machine', uuid: 'vm-1', name: 'web-01', to: '/compute/vm/tll/vm-1' }],
    [
      { assigned_to: 'lb-9', assigned_to_resource_type: 'load_balancer' },
      { type: 'load_balancer', uuid: 'lb-9', name: undefined, to: '/network/load_balancer/tll/lb-9' },
    ],
    [
      { assigned_to: 's-1', assigned_to_resource_type: 'service' },
      { type: 'service', uuid: 's-1', name: 'orders-db', to: '/services/service/tll/s-1' },
    ],
    [
      { assigned_to: 'x', assigned_to_resource_type: 'router' },
      { type: 'router', uuid: 'x', name: undefined, to: undefined },
    ],
    [{ ...toVm, unassigned_at: since }, undefined],
    [{}, undefined],
  ])('%j', (parts, expected) => {
    expect(assigneeOf(row(parts), known)).toEqual(expected && { ...expected, isNameLoading: false });
  });

  it('has no name while that may still come, and its uuid once it does not', () => {
    const toOther = { ...toVm, assigned_to: 'vm-2' };
    const nameOf = (isLoading: boolean, parts: object) => {
      const assignee = assigneeOf(row(parts), { names, isLoading: () => isLoading });
      return assignee && assigneeName(assignee);
    };
    expect([nameOf(true, toVm), nameOf(true, toOther), nameOf(false, toOther)]).toEqual(['web-01', '', 'vm-2']);
  });
});
