import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { loadOverlays } from '@console/ui';
import { MfaSetting } from './mfa-setting';

beforeAll(() => loadOverlays());

it('forgets the setup page once the second factor was deactivated again', async () => {
  provideTestSite({ mfaAvailable: true, mfaDeactivationAvailable: true });
  fakeServer({
    'GET /user-resource/mfa/is_active': [{ success: false }, { success: true }, { success: false }],
    'POST /user-resource/mfa/activate': [
      { ticket_id: '1', ticket_url: 'http://localhost/login/mfa-enrolment?ticket=1' },
    ],
    'POST /user-resource/mfa/deactivate': [{ success: true }],
  });
  jest.spyOn(window, 'open').mockReturnValue(null);
  nav.navigator.push('/app/profile');
  render(
    <AreaRoot name="test">
      <MfaSetting />
    </AreaRoot>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Activate' }));
  expect(await screen.findByText('Your browser blocked the setup page.')).toBeVisible();
  fireEvent.focus(window);
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('Not active')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
