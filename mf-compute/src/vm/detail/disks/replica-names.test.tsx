import { render, screen, waitFor, within } from '@testing-library/react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import type { VmReplica } from '@console/contract/vm';
import { fakeServer } from '@console/domain/testing/fake-server';
import { aDisk, aReplica, aVm } from '../../machine/fixture';
import { ReplicasCard } from './replicas-card';

/** The table of the copies of a machine's only disk, for which the price list has no prices. */
async function tableOf(...replica: readonly VmReplica[]) {
  provideTestSite();
  nav.navigator.push('/app/compute');
  fakeServer({ 'GET /pricing/list/current': [{ EUR: {} }] });
  render(
    <AreaRoot name="test">
      <ReplicasCard vm={aVm({ storage: [aDisk('disk-a', { name: 'vda', replica: [...replica] })] })} tab="disks" />
    </AreaRoot>,
  );
  return within(await screen.findByRole('table'));
}

it('says of each action which copy it is about: those of one disk differ by their time', async () => {
  await tableOf(...[1, 2].map((day) => aReplica(`copy-${day}`, { created_at: new Date(2026, 10, day, 1) })));
  const named = (role: string, name: RegExp) =>
    screen.getAllByRole(role, { name }).map((found) => found.getAttribute('aria-label'));
  expect(named('link', /^Restore/)).toEqual(['Restore: vda, 2 Nov 2026, 01:00', 'Restore: vda, 1 Nov 2026, 01:00']);
  expect(new Set(named('link', /^Create machine/)).size).toBe(2);
  expect(new Set(named('button', /^Actions for/)).size).toBe(2);
});

it('says unknown of a price that the list lacks and of a date that is not told', async () => {
  const table = await tableOf(aReplica('copy', { created_at: null, size: null }));
  expect(table.getByRole('cell', { name: '40 GB' })).toBeVisible();
  await waitFor(() => expect(table.getAllByText('unknown')).toHaveLength(2));
  expect(table.queryByText('none')).toBeNull();
});

it('calls a kind of copy that it does not know a snapshot, as everywhere', async () => {
  const table = await tableOf(aReplica('copy', { type: 'clone' }));
  expect(table.getByRole('rowheader', { name: 'Snapshot' })).toBeVisible();
});
