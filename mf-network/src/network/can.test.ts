/** @jest-environment node */
import { resourceCount, whyNot } from './can';

const network = (facts: object) => ({ is_default: false, resources_count: 0, vm_uuids: [], ...facts });

it.each<[string, object, object | undefined]>([
  ['an empty one', {}, undefined],
  ['the default one', { is_default: true }, { id: 'can.default' }],
  ['the default one with machines', { is_default: true, resources_count: 2 }, { id: 'can.default' }],
  ['one with a load balancer', { resources_count: 1 }, { id: 'can.used', values: { n: 1 } }],
  ['one of unknown count', { resources_count: undefined }, undefined],
  ['one whose count is late', { resources_count: 0, vm_uuids: ['a'] }, { id: 'can.used', values: { n: 1 } }],
])('deleting %s', (_name, facts, reason) => {
  expect(whyNot('delete', network(facts))).toEqual(reason);
});

it('makes any network the default one but the one that is it', () => {
  expect(whyNot('makeDefault', network({ is_default: true }))).toEqual({ id: 'can.isDefault' });
  expect(whyNot('makeDefault', network({ is_default: null }))).toBeUndefined();
});

it('counts at least the machines', () => {
  expect(resourceCount({ resources_count: null, vm_uuids: ['a', 'b'] })).toBe(2);
  expect(resourceCount({ resources_count: 5, vm_uuids: ['a', 'b'] })).toBe(5);
});
