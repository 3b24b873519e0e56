import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { aReadVm } from '../../machine/fixture';
import type { JoinedVm } from '../../machine/rows';
import type { VmTab } from '../../machine/urls';
import { DiskCard } from './disk-card';
import { ReplicasCard } from './replicas-card';

const vda = { uuid: 'disk-a', name: 'vda', size: 40, primary: true, pool: 'fast', replica: [] };
const brokenCopy = { uuid: 'copy-1', type: 7 };

async function show(Shown: ComponentType<{ vm: JoinedVm; tab: VmTab }>, ...storage: readonly object[]): Promise<void> {
  const vm = await aReadVm(...storage);
  provideTestSite();
  nav.navigator.push('/app/compute');
  fakeServer({ 'GET /pricing/list/current': [{}] });
  render(
    <AreaRoot name="test">
      <Shown vm={vm} tab="disks" />
    </AreaRoot>,
  );
}

it('does not say of a disk whose copies could not be read that it has none', async () => {
  await show(DiskCard, { ...vda, replica: [brokenCopy] });
  await screen.findByRole('table');
  expect(screen.queryByText('none')).toBeNull();
});

it('says that there are more disks than it could read', async () => {
  await show(DiskCard, vda, { uuid: 'disk-b', name: 'vdb' });
  expect(await screen.findByText(/^≥\s40 GB in 1 disk$/)).toBeVisible();
});

it.each([
  ['a copy', 'copy-1', [{ ...vda, replica: [brokenCopy] }]],
  ['a disk', 'vdb', [vda, { uuid: 'disk-b', name: 'vdb' }]],
])('does not say that there are no copies where %s could not be read', async (_, named, storage) => {
  await show(ReplicasCard, ...storage);
  expect(await screen.findByRole('status')).toHaveTextContent(`1 record could not be read. ${named}`);
  expect(screen.queryByText('No snapshots or backups')).toBeNull();
  expect(screen.getByRole('link', { name: /snapshot/i })).toBeVisible();
});
