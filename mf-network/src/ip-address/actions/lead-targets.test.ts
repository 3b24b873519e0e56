import * as v from 'valibot';
import { IpAddress } from '@console/contract/ip-address';
import { LoadBalancer } from '@console/contract/load-balancer';
import { ManagedService } from '@console/contract/service';
import { Vm } from '@console/contract/vm';
import type { SourceState } from '@console/domain/list';
import type { IpRow } from '../rows';
import { firstLead, leadProblems, leadTargets, leadValues, named, type LeadForm } from './lead-targets';

const vm = (name: string, more: object = {}) => ({
  ...v.parse(Vm, {
    uuid: `vm-${name}`,
    name,
    status: 'running',
    vcpu: 1,
    memory: 1024,
    private_ipv4: '10.4.4.20',
    ...more,
  }),
  location: 'tll',
});
const balancer = {
  ...v.parse(LoadBalancer, { uuid: 'lb-1', display_name: 'front', private_address: '10.4.4.90' }),
  location: 'tll',
};
const service = (uuid: string, location: string) =>
  v.parse(ManagedService, {
    uuid,
    service: 'mariadb',
    display_name: uuid,
    properties: { location, service_ip: '10.4.4.77' },
  });
const targets = leadTargets('tll', {
  machines: [vm('web'), vm('app'), vm('old', { status: 'deleted' })],
  balancers: [balancer, { ...balancer, uuid: 'lb-2', is_deleted: true }],
  services: [service('db', 'tll'), service('far', 'jhv')],
});
const READ = { virtual_machine: 'ready', load_balancer: 'ready', service: 'ready' } as const;
const none = leadTargets('tll', { machines: [], balancers: [balancer], services: [] });

const row = (more: object = {}): IpRow => ({
  ...v.parse(IpAddress, { uuid: 'ip-1', address: '203.0.113.14', type: 'public', ...more }),
  location: 'tll',
  assignee: undefined,
  account: '',
  pending: undefined,
});
const form: LeadForm = {
  ...firstLead({ targets, states: READ, offered: ['virtual_machine'] }),
  virtual_machine: 'vm-web',
  private_ip: '10.4.4.20',
};
const words = { leadsNow: (name: string) => `leads to ${name}`, noPrivate: 'no private address' };

it('are what the location has, by name, without what is gone or elsewhere', () => {
  expect(targets.virtual_machine.map(({ name }) => name)).toEqual(['app', 'web']);
  expect(targets.load_balancer).toEqual([{ uuid: 'lb-1', name: 'front', privateIp: '10.4.4.90' }]);
  expect(targets.service.map(({ uuid, privateIp }) => [uuid, privateIp])).toEqual([['db', '10.4.4.77']]);
});

it('are told apart by their addresses, and by their uuids where these are the same', () => {
  const machines = [
    vm('web', { uuid: 'vm-1' }),
    vm('web', { uuid: 'vm-2', private_ipv4: '10.4.4.21' }),
    vm('new', { uuid: 'vm-3', private_ipv4: null }),
    vm('new', { uuid: 'vm-4', private_ipv4: null }),
    vm('app', { private_ipv4: null }),
  ];
  const twins = leadTargets('tll', { machines, balancers: [], services: [] }).virtual_machine;
  expect(named(twins, (name, detail) => `${name} (${detail})`).map(({ name }) => name)).toEqual([
    'app',
    'new (vm-3)',
    'new (vm-4)',
    'web (10.4.4.20)',
    'web (10.4.4.21)',
  ]);
});

it('have a cluster by the first address of its own', () => {
  const resources = [{ resource_type: 'virtual_ip', resource_id: 'ip', resource_allocation: { address: '10.4.4.60' } }];
  const properties = { location: 'tll', cluster_name: 'shop' };
  const cluster = v.parse(ManagedService, { uuid: 'k8s', service: 'kubernetes', resources, properties });
  const { service: found } = leadTargets('tll', { machines: [], balancers: [], services: [cluster] });
  expect(found).toEqual([{ uuid: 'k8s', name: 'kubernetes', privateIp: '10.4.4.60' }]);
});

it('begin with a kind that there is something of', () => {
  const offered = ['virtual_machine', 'load_balancer'] as const;
  expect(firstLead({ targets, states: READ, offered }).kind).toBe('virtual_machine');
  expect(firstLead({ targets: none, states: READ, offered }).kind).toBe('load_balancer');
  expect(firstLead({ targets: none, states: READ, offered: ['service'] }).kind).toBe('service');
});

it('begin with the same kind whichever list comes first, and not with one that does not come', () => {
  const offered = ['virtual_machine', 'load_balancer'] as const;
  const first = (virtual_machine: SourceState) =>
    firstLead({ targets: none, states: { ...READ, virtual_machine }, offered }).kind;
  expect(first('loading')).toBe('virtual_machine');
  expect(first('failed')).toBe('load_balancer');
});

it('need a name, and of a machine a private address', () => {
  expect(leadProblems(form, targets, words, row())).toEqual({});
  expect(leadProblems({ ...form, virtual_machine: '' }, targets, words, row())).toEqual({
    virtual_machine: 'This field is required',
  });
  expect(leadProblems({ ...form, private_ip: '' }, targets, words, row())).toEqual({
    virtual_machine: words.noPrivate,
  });
  expect(leadProblems({ ...form, kind: 'service', service: 'db' }, targets, words, row())).toEqual({});
});

it('are refused where it leads there already, unless to another private address', () => {
  const there = row({ assigned_to: 'vm-web', assigned_to_private_ip: '10.4.4.20' });
  expect(leadProblems(form, targets, words, there)).toEqual({ virtual_machine: 'leads to web' });
  expect(leadProblems({ ...form, private_ip: '10.4.12.9' }, targets, words, there)).toEqual({});
  expect(
    leadProblems(form, targets, words, row({ assigned_to: 'vm-web', unassigned_at: '2026-11-01 00:00:00' })),
  ).toEqual({});
});

it('are led to by their private address; what has the address now loses it first', () => {
  expect(leadValues(form, row(), targets)).toMatchObject({ source: 'free', from: '', private_ip: '10.4.4.20' });
  expect(leadValues({ ...form, kind: 'load_balancer', load_balancer: 'lb-1' }, row(), targets).private_ip).toBe(
    '10.4.4.90',
  );
  expect(leadValues(form, row({ assigned_to: 'vm-app' }), targets)).toMatchObject({ source: 'taken', from: 'vm-app' });
});
