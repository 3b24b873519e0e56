import * as v from 'valibot';
import { Location } from '@console/contract/location';
import { Network } from '@console/contract/network';
import { firstValues, isTaken, networkRequest, networkSchema, suggestedName } from './values';

const place = (slug: string, facts: object = {}) =>
  v.parse(Location, { slug, display_name: slug, description: '', country_code: 'EST', order_nr: 1, ...facts });
const locations = [place('tll'), place('jhv', { is_default: true }), place('jkt', { create_resource_disabled: true })];
const network = (location: string, name: string) => ({ ...v.parse(Network, { uuid: name, name }), location });

it.each<[string, object, object]>([
  ['one in order', {}, {}],
  ['without a name', { name: '  ' }, { name: 'This field is required' }],
  ['in no location', { location: '' }, { location: 'This field is required' }],
  ['where nothing is created', { location: 'jkt' }, { location: 'Creating is paused here' }],
])('%s', (_name, change, problems) => {
  const { issues = [] } = v.safeParse(
    networkSchema(() => locations),
    { location: 'tll', name: 'shop', ...change },
  );
  expect(Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]))).toEqual(problems);
});

it('sends the name without the spaces around it', () => {
  expect(networkRequest({ location: 'tll', name: ' shop ' })).toEqual({ location: 'tll', name: 'shop' });
});

it('suggests a name that the location does not have', () => {
  const networks = [network('tll', 'network-01'), network('tll', 'network-02'), network('jhv', 'shop')];
  expect(suggestedName(networks, 'tll')).toBe('network-03');
  expect(suggestedName(networks, 'jhv')).toBe('network-01');
  expect(isTaken(networks, { location: 'tll', name: ' network-01 ' })).toBe(true);
  expect(isTaken(networks, { location: 'jhv', name: 'network-01' })).toBe(false);
});

it('begins with what the address asks for, where that is open', () => {
  expect(firstValues(locations, [], { location: 'tll', name: 'shop' })).toEqual({ location: 'tll', name: 'shop' });
  expect(firstValues(locations, [], { location: 'jkt', name: null })).toEqual({ location: 'jhv', name: 'network-01' });
});
