import { act, renderHook } from '@testing-library/react';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { useMembers } from '../network/members/use-members';
import { useServicesAt } from '../network-map/use-services-at';
import { serviceNodes } from './facts';
import { useServiceList } from './use-service-list';

const LIST = 'GET /user-resource/service/packages';
const PLACES = ['tll'];
const network = { uuid: 'n-1', name: 'shop', location: 'tll', vm_uuids: [], resources_count: 1 };
const withNode = (status: string) => ({
  uuid: 's-1',
  service: 'postgresql',
  status: 'active',
  resources: [
    { resource_type: 'network', resource_id: 'n-1' },
    { resource_type: 'vm', resource_id: 'node-1', resource_allocation: { status } },
  ],
});

afterEach(() => {
  jest.useRealTimers();
  resetApi();
});

it.each([
  ['their list', () => useServiceList().rows.flatMap(serviceNodes)],
  ['the map', () => useServicesAt(PLACES).rows.flatMap(serviceNodes)],
  ['the page of a network', () => useMembers(network).members],
])('are followed in %s while a node stops and the service stays active', async (_, useNodes) => {
  jest.useFakeTimers();
  provideTestSite({ vmsEnabled: false, loadBalancerEnabled: false });
  const { calls } = fakeServer({
    [LIST]: [[withNode('stopping')], [withNode('stopped')]],
  });
  nav.navigator.push('/app/services');
  const nodes = renderHook(() => useNodes().map(({ status }) => status), {
    wrapper: ({ children }) => <AreaRoot name="test">{children}</AreaRoot>,
  }).result;
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await pass(0);
  expect(nodes.current).toEqual(['stopping']);
  await pass(5100);
  expect(nodes.current).toEqual(['stopped']);
  await pass(30_000);
  expect(calls.filter((call) => call === LIST)).toHaveLength(2);
});
