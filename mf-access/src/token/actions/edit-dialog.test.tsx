import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { loadOverlays } from '@console/ui';
import { withoutSecret } from '../rows';
import { EditTokenDialog } from './edit-dialog';

beforeAll(() => loadOverlays());

it('says all that another tab has changed of it, a description that was cleared as well', async () => {
  provideTestSite();
  const token = { id: 3, description: 'Deployment', restricted: false };
  const row = withoutSecret(token, { name: 'Deployment', credential: undefined });
  const account = { id: 7, title: 'Metal', status: 'ACTIVE', can_pay: true };
  fakeServer({
    'GET /payment/billing_account/list': [[account]],
    'GET /user-resource/token/list': [[{ ...token, description: '', restricted: true, billing_account_id: 7 }]],
  });
  nav.navigator.push('/app/access/tokens');
  render(
    <AreaRoot name="test">
      <EditTokenDialog token={row} onClose={jest.fn()} />
    </AreaRoot>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  const dialog = screen.getByRole('dialog');
  expect(
    await within(dialog).findByText(/It is now: no description, access to Metal only\./, undefined, { timeout: 3000 }),
  ).toBeVisible();
});
