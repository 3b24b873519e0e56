import { render, screen, waitFor, within } from '@testing-library/react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { aDisk, aReplica, aVm } from '../../machine/fixture';
import { ReplicasCard } from './replicas-card';

it('says of each action which copy it is about: those of one disk differ by their time', async () => {
  provideTestSite();
  nav.navigator.push('/app/compute');
  fakeServer({ 'GET /pricing/list/current': [{}] });
  const copies = [1, 2].map((day) => aReplica(`copy-${day}`, { created_at: new Date(2026, 10, day, 1) }));
  render(
    <AreaRoot name="test">
      <ReplicasCard vm={aVm({ storage: [aDisk('disk-a', { name: 'vda', replica: copies })] })} tab="disks" />
    </AreaRoot>,
  );
  await screen.findByRole('table');
  const named = (role: string, name: RegExp) =>
    screen.getAllByRole(role, { name }).map((found) => found.getAttribute('aria-label'));
  expect(named('link', /^Restore/)).toEqual(['Restore: vda, 2 Nov 2026, 01:00', 'Restore: vda, 1 Nov 2026, 01:00']);
  expect(new Set(named('link', /^Create machine/)).size).toBe(2);
  expect(new Set(named('button', /^Actions for/)).size).toBe(2);
});

it('says unknown of a price that the list lacks and of a date that is not told', async () => {
  provideTestSite();
  nav.navigator.push('/app/compute');
  fakeServer({ 'GET /pricing/list/current': [{ EUR: {} }] });
  const replica = [aReplica('copy', { created_at: null, size: null })];
  render(
    <AreaRoot name="test">
      <ReplicasCard vm={aVm({ storage: [aDisk('disk-a', { name: 'vda', replica })] })} tab="disks" />
    </AreaRoot>,
  );
  const table = within(await screen.findByRole('table'));
  expect(table.getByRole('cell', { name: '40 GB' })).toBeVisible();
  await waitFor(() => expect(table.getAllByText('unknown')).toHaveLength(2));
  expect(table.queryByText('none')).toBeNull();
});

it('calls a kind of copy that it does not know a snapshot, as everywhere', async () => {
  provideTestSite();
  nav.navigator.push('/app/compute');
  fakeServer({ 'GET /pricing/list/current': [{ EUR: {} }] });
  const replica = [aReplica('copy', { type: 'clone' })];
  render(
    <AreaRoot name="test">
      <ReplicasCard vm={aVm({ storage: [aDisk('disk-a', { name: 'vda', replica })] })} tab="disks" />
    </AreaRoot>,
  );
  const table = within(await screen.findByRole('table'));
  expect(table.getByRole('rowheader', { name: 'Snapshot' })).toBeVisible();
});
