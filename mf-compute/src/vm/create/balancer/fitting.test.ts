/** @jest-environment node */
import { fittingBalancers } from './fitting';

const row = (uuid: string, network_uuid: string | null, more = {}) => ({
  uuid,
  network_uuid,
  display_name: `lb-${uuid}`,
  ...more,
});

it('offers those of the network, by name', () => {
  const rows = [row('c', 'n1'), row('b', 'n2'), row('a', 'n1'), row('d', 'n1', { is_deleted: true }), row('e', null)];
  expect(fittingBalancers(rows, 'n1')).toEqual([
    { uuid: 'a', name: 'lb-a' },
    { uuid: 'c', name: 'lb-c' },
  ]);
});

it('offers none where the network is not known', () => {
  expect(fittingBalancers([row('a', ''), row('b', null)], '')).toEqual([]);
});

it('calls one without a name by its uuid', () => {
  expect(fittingBalancers([row('a', 'n1', { display_name: null })], 'n1')).toEqual([{ uuid: 'a', name: 'a' }]);
});
