import { renderHook } from '@testing-library/react';
import { provideTestSite } from '@console/area/testing';
import { rulesInCell, useBalancerColumns } from './columns';

const rule = (source: number) => ({
  uuid: null,
  protocol: 'TCP',
  source_port: source,
  target_port: source + 8000,
  settings: null,
});

it.each([
  [[], ''],
  [[80], '80 → 8080'],
  [[80, 443], '80 → 8080, 443 → 8443'],
  [[80, 443, 25, 993], '80 → 8080, 443 → 8443 +2'],
])('shows rules %j whole, and counts those that have no room', (ports, shown) => {
  expect(rulesInCell({ forwarding_rules: ports.map(rule) })).toBe(shown);
});

const unpriced = { amount: () => undefined, isAtLeast: () => false };

it('cuts no address', () => {
  provideTestSite();
  const { result } = renderHook(() => useBalancerColumns(unpriced));
  const whole = result.current.filter((column) => column.whole).map(({ id }) => id);
  expect(whole).toEqual(expect.arrayContaining(['public', 'private']));
});

it('has no column for what the site does not have', () => {
  provideTestSite({ ipsEnabled: false, privateNetworksEnabled: false });
  const { result } = renderHook(() => useBalancerColumns(unpriced));
  expect(result.current.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['public']));
  expect(result.current.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['network']));
});
