import { act, renderHook, waitFor } from '@testing-library/react';
import { useQuery } from '@console/api';
import type { Job } from '@console/area';
import { listIpAddresses } from '@console/contract/ip-address';
import { fakeServer } from '@console/domain/testing/fake-server';
import { findReserved, jobOf } from './reserve';

const RESERVE = 'POST /tll/network/ip_addresses';
const values = { location: 'tll', name: ' mail ', account: '1' };
const ip = { uuid: 'ip-7', address: '203.0.113.7', type: 'public', name: 'mail' };

it('reserves once, says that it is taken, and leads to the address', async () => {
  const onAccepted = jest.fn();
  const server = fakeServer({ [RESERVE]: [ip] });
  await expect(jobOf(values, [], onAccepted).run()).resolves.toEqual({ path: '/network/ip_address/tll/ip-7' });
  expect(server.calls.filter((call) => call === RESERVE)).toHaveLength(1);
  expect(onAccepted).toHaveBeenCalledTimes(1);
});

it('has a name to be spoken of where nobody gave it one', () => {
  expect(jobOf({ ...values, name: '' }, [], jest.fn()).name).toBe('(no name)');
});

it('is not taken where the server refuses it', async () => {
  const onAccepted = jest.fn();
  fakeServer({ [RESERVE]: [{ fails: 500, body: { message: 'No address is left' } }] });
  await expect(jobOf(values, [], onAccepted).run()).rejects.toMatchObject({ message: 'No address is left' });
  expect(onAccepted).not.toHaveBeenCalled();
});

it('has its page as soon as it is found after a reload', async () => {
  const job: Job = {
    id: 'job-1',
    kind: 'ip_address',
    name: 'mail',
    location: 'tll',
    area: 'mf-network',
    state: 'running',
    startedAt: 0,
    expectedMs: 1,
    match: { known: [], since: Date.UTC(2026, 10, 1, 12), given: 'mail' },
  };
  fakeServer({ 'GET /tll/network/ip_addresses': [[], [{ ...ip, created_at: '2026-11-01 12:00:10' }]] });
  const { result } = renderHook(() => useQuery(listIpAddresses, { location: 'tll' }));
  await waitFor(() => expect(result.current.data).toEqual([]));
  await act(async () =>
    expect(await findReserved(job)).toEqual({ path: '/network/ip_address/tll/ip-7', isReady: true }),
  );
  expect(result.current.data).toMatchObject([{ uuid: 'ip-7' }]);
});
