import { act, renderHook, waitFor } from '@testing-library/react';
import { useQuery } from '@console/api';
import type { Job } from '@console/area';
import { listBuckets } from '@console/contract/bucket';
import { fakeServer } from '@console/domain/testing/fake-server';
import { findCreatedBucket } from './create-bucket';

const job: Job = {
  id: 'job-1',
  kind: 'bucket',
  name: 'photos',
  area: 'mf-storage',
  state: 'running',
  startedAt: 0,
  expectedMs: 1,
  match: { known: [], since: Date.UTC(2026, 10, 1, 12) },
};

it('has its page as soon as it is found after a reload', async () => {
  fakeServer({ 'GET /storage/bucket/list': [[], [{ name: 'photos', created_at: '2026-11-01 12:00:10' }]] });
  const { result } = renderHook(() => useQuery(listBuckets, {}));
  await waitFor(() => expect(result.current.data).toEqual([]));
  await act(async () =>
    expect(await findCreatedBucket(job)).toEqual({ path: '/storage/bucket/photos', isReady: true }),
  );
  expect(result.current.data).toMatchObject([{ name: 'photos' }]);
});
