import { costByGroup, usageGroup } from './groups';

const entry = (description: string | undefined, uptime_types: string[] = [], cpus?: number) => ({
  description,
  uptime_types,
  configurations: cpus ? [{ cpus }] : [],
});

it.each([
  ['Virtual machine web-1', [], 'vm'],
  ['Virtual machine database-lease-1', [], 'vm'],
  ['Bare metal lease m1', [], 'metal'],
  ['Managed service PostgreSQL 14', [], 'services'],
  ['Floating IP 203.0.113.4', [], 'network'],
  ['Load balancer shop', [], 'network'],
  ['Object storage backups', [], 'storage'],
  ['Object storage backups-postgres-ee', [], 'storage'],
  ['Floating IP 203.0.113.4, assigned to db-service', [], 'network'],
  ['Load balancer lease-office', [], 'network'],
  ['Managed service bucket-proxy', [], 'services'],
  ['Bare metal hypervisor-network', [], 'metal'],
  ['Disk old-service', ['block'], 'vm'],
  ['shop-web-1', ['VM_COMPUTE'], 'vm'],
  ['old', ['snapshot'], 'vm'],
  ['something new', [], 'other'],
  [undefined, [], 'other'],
])('%s %j belongs to %s', (description, uptimes, group) => {
  expect(usageGroup(entry(description, uptimes))).toBe(group);
});

it('takes processors for a machine', () => {
  expect(usageGroup(entry('shop-web-1', [], 2))).toBe('vm');
});

it('adds up exactly and puts the largest first', () => {
  const rows = [
    { ...entry('Floating IP'), cost: 0.1 },
    { ...entry('Floating IP'), cost: 0.2 },
    { ...entry('Virtual machine'), cost: 5 },
    { ...entry('Bucket'), cost: 0 },
  ];
  expect(costByGroup(rows, undefined).map(({ group, cost }) => [group, cost.toString()])).toEqual([
    ['vm', '5'],
    ['network', '0.3'],
  ]);
});

it('takes the discount off each kind, so that they give what the month comes to', () => {
  const rows = [
    { ...entry('Bare metal'), cost: 1000 },
    { ...entry('Floating IP'), cost: 177.72 },
  ];
  expect(costByGroup(rows, 5).map(({ cost }) => cost.toString())).toEqual(['950', '168.834']);
});
