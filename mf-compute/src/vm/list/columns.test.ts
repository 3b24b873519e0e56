import { renderHook } from '@testing-library/react';
import { provideTestSite } from '@console/area/testing';
import { aVm } from '../machine/fixture';
import { serve } from '../machine/test-server';
import { searchText, useVmColumns } from './columns';

it('looks through name, addresses, image, ID and MAC address', () => {
  const vm = aVm({
    private_ipv4: '10.4.0.7',
    public_ipv6: '2001:db8::7',
    addresses: ['203.0.113.1'],
    mac: '52:54:00:00:00:01',
  });
  expect(searchText(vm)).toEqual([
    'web-01',
    'vm-1',
    'Ubuntu 24.04 LTS',
    '10.4.0.7',
    '2001:db8::7',
    '52:54:00:00:00:01',
    '52-54-00-00-00-01',
    '525400000001',
    '203.0.113.1',
  ]);
});

it('cuts no address', () => {
  provideTestSite({ ipsEnabled: true });
  serve(() => ({ value: [] }));
  const look = { showsSoFar: false, arePricesLoading: false, isWide: false };
  const { result } = renderHook(() => useVmColumns(look));
  const whole = result.current.filter((column) => column.whole).map(({ id }) => id);
  expect(whole).toEqual(expect.arrayContaining(['address', 'private', 'ipv6']));
});
