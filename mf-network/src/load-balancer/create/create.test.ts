/** @jest-environment node */
import { LoadBalancer } from '@console/contract/load-balancer';
import type { Vm } from '@console/contract/vm';
import * as v from 'valibot';
import { firstValues, linkFaults, readLink, repairs } from './choices';
import { balancerRequest } from './request';
import { problemsOf } from './schema';
import { awaitsTargets, candidatesOf, type BalancerChoices } from './values';

const vm = (uuid: string, name: string): Vm => ({
  uuid,
  name,
  status: 'running',
  vcpu: 1,
  memory: 1024,
  storage: [],
});
const choices: BalancerChoices = {
  locations: [
    { slug: 'tll', display_name: 'Tallinn', country_code: 'est', is_default: true },
    { slug: 'jhv', display_name: 'Jõhvi', country_code: 'est' },
    { slug: 'trtu', display_name: 'Tartu', country_code: 'est', create_resource_disabled: true },
  ],
  accounts: [
    { id: 1, title: 'Main', is_default: true, status: 'ACTIVE', restriction_level: 'CLEAR' },
    { id: 2, title: 'Frozen', status: 'ACTIVE', restriction_level: 'FROZEN' },
  ],
  isTokenBound: false,
  offersNetworks: true,
  offersMachines: true,
  offersIps: true,
  networks: [
    { uuid: 'net-1', name: 'default', is_default: true, vm_uuids: ['vm-2', 'vm-1'] },
    { uuid: 'net-2', name: 'back', vm_uuids: ['vm-3'] },
  ],
  machines: [
    vm('vm-1', 'web-01'),
    vm('vm-2', 'db-01'),
    vm('vm-3', 'back-01'),
    { ...vm('vm-4', 'x'), status: 'deleted' },
  ],
  balancers: [],
};
const first = firstValues(choices, {}, []);
const named = { ...first, name: ' shop ' };

it('begins with the default network, one rule, a floating IP and a name', () => {
  expect(first).toEqual({
    location: 'tll',
    network: '',
    rules: [{ source: 80, target: 80 }],
    targets: [],
    publicIp: true,
    name: 'load-balancer-01',
    account: '1',
  });
});

it('begins with what a link asks for', () => {
  const link = { location: 'jhv', network: 'net-2', targets: 'vm-3', ports: '443:8443' };
  expect(firstValues(choices, link, [])).toMatchObject({
    location: 'jhv',
    network: 'net-2',
    targets: ['vm-3'],
    rules: [{ source: 443, target: 8443 }],
  });
  expect(linkFaults(choices, link)).toEqual([]);
});

it('asks for no network of a link where the site has none', () => {
  const none = { ...choices, offersNetworks: false, networks: undefined };
  const values = firstValues(none, { network: 'net-2' }, []);
  expect(values.network).toBe('');
  expect(balancerRequest(none, values)).not.toHaveProperty('network_uuid');
});

it('reads from its address all that a link can ask for, and nothing else', () => {
  const asked = 'location=jhv&network=net-2&targets=vm-3&ports=443:8443&name=shop';
  const link = readLink(new URLSearchParams(`${asked}&job=7`));
  expect(link).toEqual({ location: 'jhv', network: 'net-2', targets: 'vm-3', ports: '443:8443', name: 'shop' });
  expect(firstValues(choices, link, []).name).toBe('shop');
  expect(readLink(new URLSearchParams('job=7&name='))).toEqual({});
});

it('suggests a name that the location does not have', () => {
  const taken = (location: string, display_name: string, more: object = {}) => ({
    ...v.parse(LoadBalancer, { uuid: display_name, display_name, ...more }),
    location,
  });
  const balancers = [
    taken('tll', 'load-balancer-01'),
    taken('tll', 'load-balancer-02', { is_deleted: true }),
    taken('jhv', 'shop'),
  ];
  expect(firstValues(choices, {}, balancers).name).toBe('load-balancer-02');
  expect(firstValues(choices, { location: 'jhv' }, balancers).name).toBe('load-balancer-01');
});

it.each([
  ['no such location', { location: 'nowhere', network: 'net-2' }, { id: 'link.location', values: { name: 'nowhere' } }],
  ['a location that is paused', { location: 'trtu' }, { id: 'link.paused', values: { name: 'Tartu' } }],
  ['no such network', { network: 'net-9' }, { id: 'link.network' }],
  ['a machine of another network', { network: 'net-2', targets: 'vm-1' }, { id: 'link.targets' }],
  ['broken ports', { ports: '80,99999' }, { id: 'link.ports' }],
])('says of a link that it names %s', (_, link, fault) => {
  expect(linkFaults(choices, link)).toEqual([fault]);
});

it('says nothing of a link before the lists have come', () => {
  const early = { ...choices, networks: undefined, machines: undefined };
  expect(linkFaults(early, { network: 'net-9', targets: 'vm-9' })).toEqual([]);
});

it('offers the machines of the chosen network by name', () => {
  const names = (more: Partial<BalancerChoices>, network = '') =>
    candidatesOf({ ...choices, ...more }, { network })?.map(({ name }) => name);
  expect(names({})).toEqual(['db-01', 'web-01']);
  expect(names({}, 'net-2')).toEqual(['back-01']);
  expect(names({ networks: [] })).toEqual([]);
  // Unknown is not none: the server says which of them is in another network.
  expect(names({ networks: null })).toEqual(['back-01', 'db-01', 'web-01']);
  expect(names({ networks: undefined })).toBeUndefined();
  expect(names({ machines: undefined })).toBeUndefined();
});

it('waits for the machines where some are chosen, or they would be left out', () => {
  const chosen = { ...named, targets: ['vm-1'] };
  const early = { ...choices, machines: undefined };
  expect(balancerRequest(early, chosen).targets).toEqual([]);
  expect(awaitsTargets(early, chosen)).toBe(true);
  expect(awaitsTargets({ ...early, offersMachines: false }, chosen)).toBe(false);
  expect(awaitsTargets(early, named)).toBe(false);
  expect(awaitsTargets(choices, chosen)).toBe(false);
});

it('sends what is chosen, and only the targets that are in the network', () => {
  expect(balancerRequest(choices, { ...named, targets: ['vm-3', 'vm-1'] })).toEqual({
    location: 'tll',
    display_name: 'shop',
    rules: [{ source_port: 80, target_port: 80 }],
    targets: [{ target_uuid: 'vm-1', target_type: 'vm' }],
    reserve_public_ip: true,
    billing_account_id: 1,
  });
  const bound = { ...choices, isTokenBound: true, offersIps: false };
  const request = balancerRequest(bound, { ...named, network: 'net-2', rules: [] });
  expect(request).toMatchObject({ network_uuid: 'net-2', rules: [], targets: [], reserve_public_ip: false });
  expect(request).not.toHaveProperty('billing_account_id');
});

it('says what is wrong, by field', () => {
  expect(problemsOf(choices, named)).toEqual({});
  expect(problemsOf(choices, { ...named, rules: [] })).toEqual({});
  const rules = [...named.rules, { source: 80, target: 81 }];
  expect(problemsOf(choices, { ...first, location: 'trtu', rules, name: ' ', account: '2' })).toEqual({
    location: 'Creating is paused',
    rules: 'Port 80 already has a rule',
    name: 'This field is required',
    account: "This account can't be charged right now",
  });
  expect(problemsOf({ ...choices, isTokenBound: true }, { ...named, account: '' })).toEqual({});
});

it('puts the default network and the first account in the place of what is gone', () => {
  expect(repairs(choices, named)).toEqual({});
  expect(repairs(choices, { ...named, network: 'net-9', account: '7' })).toEqual({ network: '', account: '1' });
  expect(repairs(choices, { ...named, network: 'net-1' })).toEqual({ network: '' });
  expect(repairs({ ...choices, networks: null }, { ...named, network: 'net-9' })).toEqual({});
  expect(repairs({ ...choices, isTokenBound: true }, named)).toEqual({ account: '' });
});
