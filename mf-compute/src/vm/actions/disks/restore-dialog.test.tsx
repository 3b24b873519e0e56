import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { loadOverlays, Toasts } from '@console/ui';
import { aDisk, aReplica, aVm } from '../../machine/fixture';
import { RestoreDialog } from './restore-dialog';

beforeAll(() => loadOverlays());

it('is only left to start the machine once its disk is restored', async () => {
  provideTestSite();
  const row = { uuid: 'vm-1', name: 'web-01', status: 'stopped', vcpu: 2, memory: 4096, storage: [] };
  fakeServer({
    'POST /jhv/user-resource/vm/rebuild': [row],
    'POST /jhv/user-resource/vm/start': [{ fails: 400, body: { message: 'No host has room.' } }, row],
    'GET /jhv/user-resource/vm/list': [[row]],
  });
  nav.navigator.push('/app/compute');
  const replica = { ...aReplica('copy-1'), disk: aDisk('disk-a') };
  render(
    <AreaRoot name="test">
      <RestoreDialog vm={aVm({ status: 'running' })} replica={replica} onClose={jest.fn()} />
      <Toasts />
    </AreaRoot>,
  );
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox'), 'web-01');
  await userEvent.click(within(dialog).getByRole('button', { name: /Restore/ }));
  const start = await within(dialog).findByRole('button', { name: 'Start machine' });
  expect(dialog).toHaveTextContent("web-01 has been restored. All that's left is to start it.");
  expect(dialog).not.toHaveTextContent('is overwritten');
  expect(within(dialog).queryByRole('checkbox')).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'As code' }));
  await waitFor(() => expect(dialog).toHaveTextContent('/user-resource/vm/start'));
  expect(dialog).not.toHaveTextContent('/user-resource/vm/rebuild');
  await userEvent.click(start);
  expect(await screen.findAllByText(/web-01 was restored to .* and is running/)).not.toHaveLength(0);
});
