import { act, renderHook, waitFor } from '@testing-library/react';
import { useQuery } from '@console/api';
import type { Job } from '@console/area';
import { listLoadBalancers } from '@console/contract/load-balancer';
import { fakeServer } from '@console/domain/testing/fake-server';
import { findCreatedBalancer } from './create-balancer';

const job: Job = {
  id: 'job-1',
  kind: 'load_balancer',
  name: 'shop',
  location: 'tll',
  area: 'mf-network',
  state: 'running',
  startedAt: 0,
  expectedMs: 1,
  match: { known: [], since: Date.UTC(2026, 10, 1, 12) },
};

it('has its page as soon as it is found after a reload', async () => {
  const balancer = { uuid: 'lb-7', display_name: 'shop', created_at: '2026-11-01 12:00:10' };
  fakeServer({ 'GET /tll/network/load_balancers': [[], [balancer]] });
  const { result } = renderHook(() => useQuery(listLoadBalancers, { location: 'tll' }));
  await waitFor(() => expect(result.current.data).toEqual([]));
  await act(async () =>
    expect(await findCreatedBalancer(job)).toEqual({ path: '/network/load_balancer/tll/lb-7', isReady: true }),
  );
  expect(result.current.data).toMatchObject([{ uuid: 'lb-7' }]);
});
