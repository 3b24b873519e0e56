/** @jest-environment node */
import type { Location } from '@console/contract/location';
import { firstLocation, locationFault, openLocations, withPauses } from './locations';

const place = (slug: string, more: Partial<Location> = {}): Location => ({
  slug,
  display_name: slug,
  description: '',
  order_nr: 1,
  country_code: 'est',
  is_default: false,
  is_preferred: false,
  is_published: true,
  create_resource_disabled: false,
  ...more,
});
const tll = place('tll');
const jhv = place('jhv', { is_default: true });
const trtu = place('trtu', { is_preferred: true });
const shut = place('jkt01', { create_resource_disabled: true, is_preferred: true });

it.each([
  ['the one that is asked for', [tll, jhv, trtu], 'tll', 'tll'],
  ['not the one that is asked for where it is closed', [tll, jhv, shut], 'jkt01', 'jhv'],
  ['the preferred one', [tll, jhv, trtu], undefined, 'trtu'],
  ['the default one', [tll, jhv], undefined, 'jhv'],
  ['the first one', [shut, tll], undefined, 'tll'],
  ['none', [shut], undefined, ''],
])('begins with %s', (_, locations, asked, first) => {
  expect(firstLocation(locations, asked)).toBe(first);
});

it('knows where something can be created, and why not', () => {
  const all = [tll, shut];
  expect(openLocations(all)).toEqual([tll]);
  expect(locationFault(all, 'tll')).toBeUndefined();
  expect(locationFault(all, 'jkt01')).toBe('paused');
  expect(locationFault(all, '')).toBe('missing');
});

it('takes from the server where creating is paused, and nothing else', () => {
  const unsaid = place('jkt01', { create_resource_disabled: null });
  const renamed = place('tll', { display_name: 'Reval', create_resource_disabled: true });
  expect(withPauses([tll, shut], [renamed, unsaid, trtu])).toEqual([{ ...tll, create_resource_disabled: true }, shut]);
  expect(withPauses([shut], [place('jkt01')])).toEqual([{ ...shut, create_resource_disabled: false }]);
});
