import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { loadOverlays } from '@console/ui';
import { BackupSwitch } from '../detail/disks/backup-switch';
import { aDisk, aVm } from '../machine/fixture';
import { DiskAddDialog } from './disks/disk-add-dialog';
import { DiskGrowDialog } from './disks/disk-grow-dialog';
import { SnapshotDialog } from './disks/snapshot-dialog';
import { ResizeDialog } from './resize/resize-dialog';

const vm = aVm({ billing_account: 7, status: 'stopped' });
const onClose = jest.fn();
const WHY = "Main can't be charged for it: frozen";

function show(part: ReactElement): void {
  fakeServer({
    'GET /payment/billing_account/list': [[{ id: 7, title: 'Main', restriction_level: 'FROZEN' }]],
    'GET /api/parameters/vm': [[]],
    'GET /jhv/user-resource/host_pool/list': [[]],
    'GET /jhv/user-resource/vm/list': [[]],
  });
  provideTestSite();
  nav.navigator.push('/app/compute');
  render(<AreaRoot name="test">{part}</AreaRoot>);
}

beforeAll(() => loadOverlays());
afterEach(() => resetApi());

it.each([
  ['Add disk', () => <DiskAddDialog vm={vm} onClose={onClose} />],
  ['Grow disk', () => <DiskGrowDialog vm={vm} disk={aDisk('disk-a')} onClose={onClose} />],
  ['Take snapshot', () => <SnapshotDialog vm={vm} disk={null} onClose={onClose} />],
])('%s says beforehand that the account cannot be charged', async (name, dialog) => {
  show(dialog());
  expect(await screen.findByText(WHY)).toBeVisible();
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
});

it('says that a machine may only become smaller', async () => {
  show(<ResizeDialog vm={vm} onClose={onClose} />);
  expect(await screen.findByText(`${WHY}. You can only make the machine smaller.`)).toBeVisible();
});

it('lets backups be turned off, and not on', async () => {
  show(
    <>
      <BackupSwitch vm={{ ...vm, backup: false }} />
      <BackupSwitch vm={{ ...vm, backup: true }} />
    </>,
  );
  expect(await screen.findByText(WHY)).toBeVisible();
  expect(screen.getAllByRole('switch').map((one) => one.ariaDisabled)).toEqual(['true', null]);
});
