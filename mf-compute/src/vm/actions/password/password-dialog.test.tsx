import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { loadOverlays } from '@console/ui';
import { aVm } from '../../machine/fixture';
import { PasswordDialog } from './password-dialog';

beforeAll(() => loadOverlays());

it('says that a password is not shown again once there is one to copy', async () => {
  provideTestSite();
  fakeServer({ 'GET /api/parameters/vm': [[]] });
  nav.navigator.push('/app/compute');
  render(
    <AreaRoot name="test">
      <PasswordDialog vm={aVm({ status: 'running' })} onClose={jest.fn()} />
    </AreaRoot>,
  );
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByLabelText('New password');
  expect(within(dialog).queryByText(/Copy it now/)).toBeNull();
  await userEvent.type(field, 'Abcdefg1');
  expect(within(dialog).getByText(/Copy it now/)).toBeVisible();
});
