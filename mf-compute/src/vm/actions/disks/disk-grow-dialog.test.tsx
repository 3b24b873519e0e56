import { render, screen, within } from '@testing-library/react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { loadOverlays } from '@console/ui';
import { aDisk, aVm } from '../../machine/fixture';
import { DiskGrowDialog } from './disk-grow-dialog';

beforeAll(() => loadOverlays());

it('says of a disk that has the largest size that it cannot grow, and names no range', async () => {
  provideTestSite();
  const pool = { uuid: 'pool-1', name: 'Standard', is_default_designated: true };
  fakeServer({
    'GET /jhv/user-resource/host_pool/list': [[{ ...pool, guest_limits: { disk_gb: { max: 400 } } }]],
    'GET /pricing/list/current': [{}],
    'GET /payment/billing_account/list': [[]],
  });
  nav.navigator.push('/app/compute');
  const disk = aDisk('disk-a', { size: 400 });
  render(
    <AreaRoot name="test">
      <DiskGrowDialog vm={aVm({ storage: [disk] })} disk={disk} onClose={jest.fn()} />
    </AreaRoot>,
  );
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findAllByText(/already has the largest size available here, 400 GB/)).not.toHaveLength(0);
  expect(within(dialog).queryByText(/401/)).toBeNull();
});
