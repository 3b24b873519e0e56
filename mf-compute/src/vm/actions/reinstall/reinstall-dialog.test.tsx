import { render, screen } from '@testing-library/react';
import { call } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { listVms } from '@console/contract/vm';
import { fakeServer } from '@console/domain/testing/fake-server';
import { loadOverlays } from '@console/ui';
import { aVm } from '../../machine/fixture';
import { ReinstallDialog } from './reinstall-dialog';

const copy = (uuid: string, type: string) => ({ uuid, type });
const boot = { uuid: 'disk-a', name: 'vda', size: 40, primary: true, replica: [] };
const data = { uuid: 'disk-b', name: 'vdb', size: 500, replica: [] };
const backups = [copy('copy-1', 'backup'), copy('copy-2', 'backup')];
const broken = { uuid: 'disk-c', size: 'large' };

beforeAll(() => loadOverlays());

it.each([
  ['that there are no copies', [boot], 'Boot disk vda is erased, 40 GB', 'The machine has no snapshots or backups.'],
  [
    'which kinds of copies stay',
    [{ ...boot, replica: backups }, data],
    'Boot disk vda is erased, 40 GB',
    'So does 1 other disk. Also kept: 2 backups.',
  ],
  [
    'nothing of disks that it could not read',
    [broken, data],
    'The boot disk is erased',
    'Other disks, snapshots and backups stay, too.',
  ],
  [
    'no number of other disks where it does not know which one is erased',
    [{ ...boot, primary: 7 }, data],
    'The boot disk is erased',
    'Other disks, snapshots and backups stay, too.',
  ],
  [
    'nothing of copies that it could not read',
    [{ ...boot, replica: [{ type: 'backup' }] }],
    'Boot disk vda is erased, 40 GB',
    'Other disks, snapshots and backups stay, too.',
  ],
])('says %s', async (_, storage, erased, kept) => {
  provideTestSite();
  fakeServer({
    'GET /jhv/user-resource/vm/list': [
      [{ uuid: 'vm-1', name: 'web-01', status: 'stopped', vcpu: 2, memory: 4096, storage }],
    ],
    'GET /config/vm_images': [[]],
    'GET /pricing/list/current': [{}],
    'GET /payment/billing_account/list': [[]],
    'GET /charging/usage': [[]],
  });
  nav.navigator.push('/app/compute');
  const [vm] = await call(listVms, { location: 'jhv' });
  render(
    <AreaRoot name="test">
      <ReinstallDialog vm={aVm(vm)} onClose={jest.fn()} />
    </AreaRoot>,
  );
  expect(await screen.findByText(erased)).toBeVisible();
  expect(screen.getByText(kept)).toBeVisible();
});
