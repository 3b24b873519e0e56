import { act, render, screen } from '@testing-library/react';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer, type FakeResponse } from '@console/domain/testing/fake-server';
import HomeAttention from './home-attention';

const invitation = (at: number) => ({
  uuid: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  access_owner: 'owner@example.com',
  billing_account_name: `Account ${at}`,
  is_accepted: false,
});

afterEach(() => resetApi());

/** Home of whoever is logged in with a token. */
async function show(invitations: FakeResponse, restricted: boolean): Promise<void> {
  fakeServer({
    'GET /user-resource/impersonation': [invitations],
    'GET /user-resource/token/list': [[{ id: 1, restricted, token: 'k'.repeat(32) }]],
  });
  provideTestSite();
  nav.navigator.push('/app');
  await act(async () => {
    render(
      <AreaRoot name="test">
        <HomeAttention />
      </AreaRoot>,
    );
  });
}

it.each([
  [2, 'Access to Account 0, Account 1'],
  [1000, 'Access to Account 0, Account 1, Account 2 and 997 more'],
])('names the accounts of %i invitations, or the first ones', async (count, text) => {
  await show(
    Array.from({ length: count }, (_, at) => invitation(at)),
    false,
  );
  expect(await screen.findByText(text)).toBeVisible();
});

const refused = { fails: 403, body: { message: 'resource_forbidden' } };

it.each<[string, FakeResponse]>([
  ['invitations', [invitation(1)]],
  ['a refusal', refused],
])('tells a token of one billing account nothing of %s: the profile does not show it any', async (_, response) => {
  await show(response, true);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

it('says so to everybody else where invitations did not come', async () => {
  await show(refused, false);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});
