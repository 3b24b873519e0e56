import { act, render, screen } from '@testing-library/react';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer, type FakeResponse } from '@console/domain/testing/fake-server';
import { Profile } from './detail';
import { AccountFacts } from './facts';

const profile_data = { id: 1, user_id: 1, email: 'me@example.com', first_name: 'Kadri' };

/** The profile of whoever is logged in with a token. */
async function show(restricted: boolean, tokens?: FakeResponse, invitations: FakeResponse = {}): Promise<void> {
  provideTestSite({ mfaAvailable: true });
  fakeServer({
    'GET /user-resource/token/list': [tokens ?? [{ id: 1, restricted, token: 'k'.repeat(32) }]],
    'GET /user-resource/user': [{ id: 1, name: 'me@example.com', profile_data }],
    'GET /user-resource/user/privileges': [{ fails: 403, body: { message: 'User is not an administrator' } }],
    'GET /user-resource/impersonation': [invitations],
    'GET /user-resource/mfa/is_active': [{ success: false }],
  });
  nav.navigator.push('/app/profile');
  await act(async () => {
    render(
      <AreaRoot name="test">
        <Profile />
      </AreaRoot>,
    );
  });
}

afterEach(() => resetApi());

it('shows a token of one billing account what it cannot change, and says why', async () => {
  await show(true);
  expect(await screen.findByText(/Log in without the token to change your details/)).toBeVisible();
  expect(screen.getAllByText('Kadri')).toHaveLength(2);
  expect(screen.getByText('Log in without the token to see your invitations.')).toBeVisible();
  for (const name of ['Save', 'Activate']) expect(screen.queryByRole('button', { name })).toBeNull();
});

it.each([
  ['nobody with a token of one billing account', true, 0],
  ['everybody else', false, 1],
])('tells at its head of open invitations: %s', async (_, restricted, count) => {
  await show(restricted, undefined, [{ uuid: 'i-1', access_owner: 'owner@example.com', is_accepted: false }]);
  expect(await screen.findByText('Access invitations')).toBeVisible();
  expect(screen.queryAllByText('You have a pending access invitation.')).toHaveLength(count);
});

it('has its forms for everybody else', async () => {
  await show(false);
  expect(await screen.findByLabelText(/^First name/)).toHaveValue('Kadri');
  expect(await screen.findByRole('button', { name: 'Activate' })).toBeVisible();
});

it('keeps the place of how one logs in while it is not known who that is', async () => {
  await show(false, 'never');
  expect(await screen.findByText('Login')).toBeVisible();
  expect(screen.queryByLabelText(/^First name/)).toBeNull();
});

it.each([
  ['is unknown where the server tells no time of it', undefined, 'unknown'],
  ['were never changed where the server says so', null, 'never'],
])('what it knows of the account: %s', async (_, updated_at, updated) => {
  provideTestSite();
  await act(async () => {
    render(
      <AreaRoot name="test">
        <AccountFacts
          user={{ id: 1, name: 'me@example.com', profile_data: { ...profile_data, updated_at } }}
          email=""
        />
      </AreaRoot>,
    );
  });
  const fact = (label: string): string | null | undefined => screen.getByText(label).nextElementSibling?.textContent;
  expect(['Created', 'Last activity', 'Signed up at', 'Details updated'].map(fact)).toEqual([
    'unknown',
    'unknown',
    'unknown',
    updated,
  ]);
});
