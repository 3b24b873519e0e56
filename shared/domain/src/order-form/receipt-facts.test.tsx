import { render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { big } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { BillingAccount } from '@console/contract/billing-account';
import { fakeServer } from '../testing/fake-server';
import { useReceiptFacts } from './receipt-facts';

const account = (spent: number) =>
  v.parse(BillingAccount, {
    id: 7,
    title: 'Nordlicht',
    credit_amount: 100,
    running_totals: { credit_amount: 100, ongoing: 100 - spent, total_before_tax: spent, total: spent },
  });

function Note({ spent, hourly }: { spent: number; hourly: string }) {
  const price = { hourly: big(hourly), monthly: big(hourly).times(730) };
  return <p>{useReceiptFacts(price, [], account(spent))?.note}</p>;
}

/** What is said of a price where the running month, of ten hours so far, has cost so much. */
function show(spent: number, hourly: string): void {
  fakeServer({ 'GET /charging/usage': [[{ billing_account_id: 7, hours: 10, cost: spent }]] });
  render(
    <AreaRoot name="test">
      <Note spent={spent} hourly={hourly} />
    </AreaRoot>,
  );
}

beforeEach(() => {
  provideTestSite();
  nav.navigator.push('/app/compute/create');
});

it('says how long the credit lasts, and how long it would without what is created', async () => {
  show(1, '1');
  expect(await screen.findByText(/Your credit will last .+ instead of .+\.$/)).toBeVisible();
});

it.each([
  ['nothing is spent', 0, '1'],
  ['it makes no difference that is seen', 1, '0.0000001'],
])('says it alone where %s', async (_, spent, hourly) => {
  show(spent, hourly);
  expect(await screen.findByText(/Your credit will last [^.]+\.$/)).toBeVisible();
  expect(screen.queryByText(/instead of/)).toBeNull();
});
