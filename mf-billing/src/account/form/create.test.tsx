import { act, render, screen } from '@testing-library/react';
import { resetApi, startImpersonation } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { AccountCreate } from './create';

const session = (restricted: boolean) => ({ id: 1, restricted, token: 'k'.repeat(32) });

/** The page for whoever is logged in with a token. @param begin what they have done before */
async function show(token: object, begin: () => void = () => undefined): Promise<void> {
  localStorage.clear();
  provideTestSite();
  fakeServer({
    'GET /user-resource/token/list': [[token]],
    'GET /user-resource/user': [{ id: 1, name: 'me', profile_data: { id: 1, user_id: 1, email: 'me@example.com' } }],
    'GET /payment/billing_account/list': [[{ id: 7 }]],
  });
  begin();
  nav.navigator.push('/app/billing/create');
  await act(async () => {
    render(
      <AreaRoot name="test">
        <AccountCreate />
      </AreaRoot>,
    );
  });
}

const form = () => screen.queryByRole('button', { name: 'Create billing account' });

afterEach(() => resetApi());

it('has no form for a token of one billing account, and says why', async () => {
  await show(session(true));
  expect(await screen.findByText(/Log in without the token to create or delete billing accounts\./)).toBeVisible();
  expect(form()).toBeNull();
});

it('has no form for whoever acts for an owner, and says why', async () => {
  await show(session(false), () =>
    startImpersonation({ token: 't'.repeat(32), access_owner: 'owner@example.com' }, '/'),
  );
  expect(
    await screen.findByText(/^You're acting as .*Only they can create or delete billing accounts\.$/),
  ).toBeVisible();
  expect(form()).toBeNull();
});

it('has its form for everybody else', async () => {
  await show(session(false));
  expect(await screen.findByLabelText('Email')).toHaveValue('me@example.com');
  expect(form()).toBeVisible();
});
