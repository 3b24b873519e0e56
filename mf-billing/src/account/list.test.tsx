import { render, screen } from '@testing-library/react';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer, type FakeResponse } from '@console/domain/testing/fake-server';
import { AccountList } from './list';

afterEach(() => resetApi());

it.each<[string, FakeResponse, number]>([
  ['an administrator', {}, 1],
  ['anybody else', { fails: 403, body: { message: 'User is not an administrator' } }, 0],
])('shows %s whether there is a threshold to set, also where there is no account', async (_, privileges, n) => {
  provideTestSite();
  const server = fakeServer({
    'GET /payment/billing_account/list': [[]],
    'GET /user-resource/user/privileges': [privileges],
  });
  nav.navigator.push('/app/billing');
  render(
    <AreaRoot name="test">
      <AccountList />
    </AreaRoot>,
  );
  expect(await screen.findByText('No records')).toBeVisible();
  expect(server.calls).toContain('GET /user-resource/user/privileges');
  await screen.findAllByRole('link', { name: /Create billing account/ });
  expect(screen.queryAllByRole('button', { name: 'Limit threshold' })).toHaveLength(n);
});
