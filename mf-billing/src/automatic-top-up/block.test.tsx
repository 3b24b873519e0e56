import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { resetApi, useQuery } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { BillingAccount } from '@console/contract/billing-account';
import { listCards } from '@console/contract/card';
import type { PaymentProcessor } from '@console/contract/payment-processor';
import { fakeServer } from '@console/domain/testing/fake-server';
import { loadOverlays } from '@console/ui';
import { AutomaticTopUpBlock } from './block';

const CARDS = 'GET /payment/card/list';
const stripe: PaymentProcessor = { type: 'creditcard', name: 'Card', keyword: 'stripe_creditcard' };
const link: PaymentProcessor = { type: 'link', name: 'Link', keyword: 'stripe' };
const visa = { id: 1, is_primary: true, is_verified: true, processor: { keyword: 'stripe_creditcard' } };
const toggle = () => screen.findByRole('switch', { name: 'Automatic top-up' });

function Block({ isOn, more }: { isOn: boolean; more: object }) {
  const cards = useQuery(listCards, { billing_account_id: 7 });
  const account = v.parse(BillingAccount, {
    id: 7,
    is_recurring_payment_enabled: isOn,
    recurring_payment_amount: 50,
    recurring_payment_threshold: 20,
    ...more,
  });
  return <AutomaticTopUpBlock account={account} cards={cards} />;
}

function show(processor: PaymentProcessor, isOn = true, more: object = {}): void {
  provideTestSite({ recurringPaymentsEnabled: true, paymentProcessors: [processor] });
  render(
    <AreaRoot name="test">
      <Block isOn={isOn} more={more} />
    </AreaRoot>,
  );
}

beforeAll(() => loadOverlays());
beforeEach(() => nav.navigator.push('/app/billing/account/7'));
afterEach(() => resetApi());

it('says in the place of its settings that the cards could not be loaded, and goes on once they are there', async () => {
  fakeServer({ [CARDS]: [{ fails: 500, body: { message: 'Out of order' } }, [visa]] });
  show(stripe);
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = await screen.findByRole('dialog', { name: 'Automatic top-up' });
  expect(await within(dialog).findByText('Saved cards could not be loaded.')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Add this much')).toHaveValue('50');
});

it('can be turned off where no processor charges by itself any more', async () => {
  const off = 'PUT /payment/billing_account/7/recurring_payment';
  const { calls } = fakeServer({ [CARDS]: [[visa]], [off]: [{ payment_report: null, account: { id: 7 } }] });
  show(link);
  expect(await screen.findByText("Your primary card's processor can't charge it automatically.")).toBeVisible();
  await userEvent.click(await toggle());
  expect(calls).toContain(off);
});

it('is not offered where no processor charges by itself', async () => {
  fakeServer({ [CARDS]: [[visa]] });
  await act(async () => show(link, false));
  expect(screen.queryByText('Automatic top-up')).toBeNull();
});

const OFF = 'PUT /payment/billing_account/7/recurring_payment';
const STILL_ON = 'Automatic top-up is still on.';

it('says that it is still on after a refusal, and nothing of it where nobody knows', async () => {
  fakeServer({ [CARDS]: [[visa]], [OFF]: [{ fails: 403, body: { message: 'Not now' } }, 'lost'] });
  show(stripe);
  await userEvent.click(await toggle());
  expect(await screen.findByText(STILL_ON)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/Failed to connect to server/)).toBeVisible();
  expect(screen.queryByText(STILL_ON)).toBeNull();
});

it('expects nothing of a card that is not charged: of an account that is not validated yet', async () => {
  const totals = { running_totals: { credit_amount: 5, ongoing: 5, total_before_tax: 10 }, credit_amount: 5 };
  fakeServer({ [CARDS]: [[visa]], 'GET /charging/usage': [[]] });
  show(stripe, true, { ...totals, status: 'PENDING_VALIDATION' });
  expect(await screen.findByText('Nothing is charged until this account is validated.')).toBeVisible();
  expect(screen.queryByText(/^Your credit is below/)).toBeNull();
});

it.each([
  ['of a card that can be charged', visa, true],
  ['of one that cannot be charged', { ...visa, is_verified: false }, false],
  ['where the account pays by invoice', { ...visa, processor: { keyword: 'invoice' } }, false],
])('says what the next top-up charges: %s', async (_, card, isSaid) => {
  fakeServer({ [CARDS]: [[card]], 'GET /charging/usage': [[]] });
  show(stripe);
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Automatic top-up' }));
  expect(await dialog.findByLabelText('Add this much')).toBeVisible();
  expect(dialog.queryAllByText(/ is charged$/)).toHaveLength(isSaid ? 1 : 0);
});
