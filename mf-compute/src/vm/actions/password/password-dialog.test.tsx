import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { loadOverlays } from '@console/ui';
import { aVm } from '../../machine/fixture';
import { PasswordDialog } from './password-dialog';

beforeAll(() => loadOverlays());

it('begins in the password, and says once there is one that it is not shown again', async () => {
  provideTestSite();
  fakeServer({ 'GET /api/parameters/vm': [[]] });
  nav.navigator.push('/app/compute');
  render(
    <AreaRoot name="test">
      <PasswordDialog vm={aVm({ status: 'running', username: 'ubuntu' })} onClose={jest.fn()} />
    </AreaRoot>,
  );
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByLabelText('New password');
  // Never in the name, which is there already: what is typed first would stand there for all to see.
  expect(within(dialog).getByLabelText('Username')).toHaveValue('ubuntu');
  expect(field).toHaveFocus();
  expect(within(dialog).queryByText(/Copy it now/)).toBeNull();
  await userEvent.keyboard('Abcdefg1');
  expect(field).toHaveValue('Abcdefg1');
  expect(within(dialog).getByText(/Copy it now/)).toBeVisible();
});
