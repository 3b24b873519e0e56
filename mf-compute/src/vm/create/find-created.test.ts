import { setServerTime } from '@console/api';
import { toMatch } from '@console/domain/order';
import { serve } from '../machine/test-server';
import { findCreatedVm } from './find-created';

const SENT = Date.UTC(2026, 2, 2, 10);
const vm = (uuid: string, created_at: string | null, status = 'running') => ({
  uuid,
  name: 'web-01',
  status,
  vcpu: 1,
  memory: 1024,
  storage: [],
  created_at,
});

/** What a creation that was sent at 10:00 by the server's clock finds after a reload. */
async function found(rows: readonly object[], known: readonly string[] = []): Promise<unknown> {
  serve(() => ({ value: rows }));
  setServerTime(SENT);
  const match = { ...toMatch(known) };
  const job = { id: 'j', kind: 'virtual_machine', name: 'web-01', location: 'tll', area: 'mf-compute', match } as const;
  return (await findCreatedVm({ ...job, startedAt: 0, expectedMs: 1, state: 'running' }))?.path;
}

it('finds the machine of its name that was born since it was sent', async () => {
  const rows = [vm('older', '2026-03-01 10:00:00'), vm('own', '2026-03-02 10:00:02')];
  expect(await found(rows)).toBe('/compute/vm/tll/own');
});

it('takes no machine for its own that is older, even where nothing was known of it', async () => {
  expect(await found([vm('older', '2026-03-01 10:00:00')])).toBeUndefined();
});

it('takes none that was known, and one without a time of birth where that is not', async () => {
  const rows = [vm('old', null), vm('own', null)];
  expect(await found(rows, ['old'])).toBe('/compute/vm/tll/own');
  expect(await found(rows, ['old', 'own'])).toBeUndefined();
});
