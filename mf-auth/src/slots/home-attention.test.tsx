import { render, screen } from '@testing-library/react';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import HomeAttention from './home-attention';

const invitation = (at: number) => ({
  uuid: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  access_owner: 'owner@example.com',
  billing_account_name: `Account ${at}`,
  is_accepted: false,
});

afterEach(() => resetApi());

it.each([
  [2, 'Access to Account 0, Account 1'],
  [1000, 'Access to Account 0, Account 1, Account 2 and 997 more'],
])('names the accounts of %i invitations, or the first ones', async (count, text) => {
  fakeServer({ 'GET /user-resource/impersonation': [Array.from({ length: count }, (_, at) => invitation(at))] });
  provideTestSite();
  nav.navigator.push('/app');
  render(
    <AreaRoot name="test">
      <HomeAttention />
    </AreaRoot>,
  );
  expect(await screen.findByText(text)).toBeVisible();
});
