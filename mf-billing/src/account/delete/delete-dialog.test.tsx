import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { BillingAccount } from '@console/contract/billing-account';
import { fakeServer } from '@console/domain/testing/fake-server';
import { loadOverlays } from '@console/ui';
import { DeleteAccountDialog } from './delete-dialog';

const TOKENS = 'GET /user-resource/token/list';

beforeAll(() => loadOverlays());
afterEach(() => resetApi());

it('says before anything is sent that a token of one billing account cannot delete it', async () => {
  provideTestSite();
  const { calls } = fakeServer({ [TOKENS]: [[{ id: 1, restricted: true, token: 'k'.repeat(32) }]] });
  nav.navigator.push('/app/billing');
  render(
    <AreaRoot name="test">
      <DeleteAccountDialog account={v.parse(BillingAccount, { id: 7, title: 'Main' })} onClose={jest.fn()} />
    </AreaRoot>,
  );
  expect(await screen.findByText(/Log in without the token to create or delete billing accounts\./)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox'), 'Main');
  await userEvent.click(screen.getByRole('button', { name: 'Delete billing account' }));
  await waitFor(() => expect(calls).toContain(TOKENS));
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
});
