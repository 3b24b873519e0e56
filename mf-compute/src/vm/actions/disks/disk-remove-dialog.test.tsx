import { render, screen } from '@testing-library/react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { loadOverlays } from '@console/ui';
import { aReadVm } from '../../machine/fixture';
import { DiskRemoveDialog } from './disk-remove-dialog';

beforeAll(() => loadOverlays());

it('says of copies that could not be read that they are erased, too', async () => {
  const vm = await aReadVm({ uuid: 'disk-b', name: 'vdb', size: 50, primary: false, replica: [{ type: 'backup' }] });
  provideTestSite();
  fakeServer({ 'GET /pricing/list/current': [{}], 'GET /payment/billing_account/list': [[]] });
  nav.navigator.push('/app/compute');
  render(
    <AreaRoot name="test">
      {vm.storage.map((disk) => (
        <DiskRemoveDialog key={disk.uuid} vm={vm} disk={disk} onClose={jest.fn()} />
      ))}
    </AreaRoot>,
  );
  expect(await screen.findByText('The disk is erased, 50 GB')).toBeVisible();
  expect(screen.getByText('Some of its snapshots or backups could not be loaded; they are erased, too')).toBeVisible();
});
