import { render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { BillingAccount } from '@console/contract/billing-account';
import { Card } from '@console/contract/card';
import { fakeServer } from '@console/domain/testing/fake-server';
import { loadOverlays } from '@console/ui';
import { DeleteCardDialog } from './delete-dialog';

const card = v.parse(Card, { id: 3, is_verified: true, is_primary: true, processor: { keyword: 'omise_creditcard' } });
const another = v.parse(Card, { id: 4, is_verified: true, processor: { keyword: 'omise_creditcard' } });
const invoice = v.parse(Card, { id: 5, is_verified: true, processor: { keyword: 'invoice' } });

const needsAnother = 'Automatic top-up will need another primary card. Check which one is primary afterwards.';
const endsTopUp = "Automatic top-up can no longer add credit: there's no other card to charge.";
const isLast = 'No other card can be charged for this account.';

beforeAll(() => loadOverlays());
afterEach(() => resetApi());

it.each([
  ['needs another one for automatic top-up', true, [another], needsAnother],
  ['ends automatic top-up where it is the only one', true, [], endsTopUp],
  ['ends it where there is only an invoice beside it: that is never charged', true, [invoice], endsTopUp],
  ['is the last one to be charged where there is only an invoice beside it', false, [invoice], isLast],
])('says of a primary card that its deletion %s', async (_, isToppedUp, others, said) => {
  provideTestSite();
  fakeServer({});
  nav.navigator.push('/app/billing/account/7');
  const account = v.parse(BillingAccount, { id: 7, title: 'Main', is_recurring_payment_enabled: isToppedUp });
  render(
    <AreaRoot name="test">
      <DeleteCardDialog account={account} card={card} cards={[card, ...others]} onClose={jest.fn()} />
    </AreaRoot>,
  );
  expect(await screen.findByText(said)).toBeVisible();
});
