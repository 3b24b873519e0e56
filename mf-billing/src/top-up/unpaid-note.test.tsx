import { render, screen } from '@testing-library/react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import type { BillingAccount } from '@console/contract/billing-account';
import { UnpaidNote } from './unpaid-note';

function show(account: Partial<BillingAccount>): void {
  provideTestSite();
  nav.navigator.push('/app/billing/account/7/top-up');
  render(
    <AreaRoot name="test">
      Top-up
      <UnpaidNote account={{ id: 7, title: 'Mine', ...account }} />
    </AreaRoot>,
  );
}

it.each([
  [
    'are apart from a top-up where a card is charged for them',
    { primary_card: { id: 3, last4: '0092', type: 'creditcard' as const } },
    "A top-up doesn't pay them.",
  ],
  ['can be paid from the credit where there is no card', {}, /Pay them from your credit afterwards\./],
  [
    'can be paid from the credit where the account pays by invoice',
    { primary_card: { id: 4, type: 'paying_by_invoice' as const } },
    /Pay them from your credit afterwards\./,
  ],
])('unpaid invoices %s', (_, account, expected) => {
  show({ unpaid_amount: 12.5, ...account });
  expect(screen.getByText(/Unpaid invoices/)).toHaveTextContent(/€12\.50/);
  expect(screen.getByText(expected)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See invoices' })).toHaveAttribute(
    'href',
    '/app/billing/account/7?tab=invoices',
  );
});

it.each([0, undefined])('says nothing where %s is unpaid', (unpaid) => {
  show(unpaid === undefined ? {} : { unpaid_amount: unpaid });
  expect(screen.getByText('Top-up')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
