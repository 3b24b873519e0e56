import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

it('says of what an account owes what it is the total of, and that it is with tax', async () => {
  provideTestSite();
  fakeServer({
    'GET /payment/billing_account/list': [[{ id: 7, title: 'Main', unpaid_amount: 120 }]],
    'GET /user-resource/user/privileges': [{ fails: 403, body: { message: 'User is not an administrator' } }],
  });
  nav.navigator.push('/app/billing');
  render(
    <AreaRoot name="test">
      <AccountList />
    </AreaRoot>,
  );
  await userEvent.hover(await screen.findByText('€120.00'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Total of all unpaid invoices. Including VAT.');
});
