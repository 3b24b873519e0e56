import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { loadOverlays } from '@console/ui';
import { aVm } from '../../machine/fixture';
import { StopDialog } from './stop-dialog';

beforeAll(() => loadOverlays());

it('shows the calls of a restart as code, as the other dialogs do', async () => {
  provideTestSite();
  nav.navigator.push('/app/compute');
  render(
    <AreaRoot name="test">
      <StopDialog vm={aVm({ status: 'running' })} dialog="restart" onClose={jest.fn()} />
    </AreaRoot>,
  );
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'As code' }));
  const code = await within(dialog).findAllByText(/user-resource/);
  expect(code.map(({ textContent }) => textContent).join()).toMatch(/stop.*start/s);
});
