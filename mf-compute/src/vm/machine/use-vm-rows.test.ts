import { act, renderHook, waitFor } from '@testing-library/react';
import { provideTestSite } from '@console/area/testing';
import { serve } from './test-server';
import { useNetworkOf } from './use-vm-rows';

it.each([
  ['none, where all networks were read', [], 'ready'],
  ['not known, where one could not be read', [{ uuid: 'net-1', name: 5 }], 'failed'],
])('the network of a machine is %s', async (_what, networks, state) => {
  provideTestSite();
  const calls = serve(() => ({ value: networks }));
  const { result } = renderHook(() => useNetworkOf({ uuid: 'vm-1', location: 'jhv' }));
  expect(result.current).toEqual({ network: undefined, state: 'loading' });
  await waitFor(() => expect(calls).toEqual(['GET /jhv/network/networks']));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(result.current).toEqual({ network: undefined, state });
});
