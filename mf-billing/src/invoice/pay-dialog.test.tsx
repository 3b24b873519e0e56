import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { invoiceStatus } from '@console/contract/invoice';
import { fakeServer, type FakeResponse } from '@console/domain/testing/fake-server';
import { loadOverlays } from '@console/ui';
import { PayDialog } from './pay-dialog';

const card = { type: 'creditcard', name: 'Card', keyword: 'stripe_creditcard', public_key: 'pk' } as const;
const bank = { type: 'link', name: 'Bank', keyword: 'bank' } as const;
const invoiced = { type: 'invoice', name: 'Invoice', keyword: 'invoice' } as const;

beforeAll(() => loadOverlays());
beforeEach(() => {
  provideTestSite({ paymentProcessors: [card, bank] });
  nav.navigator.push('/app/billing/account/7');
});
afterEach(() => resetApi());

/** Pays an invoice to which the server answers so. */
async function pay(id: number, response: FakeResponse, cards: readonly object[] = []): Promise<HTMLElement> {
  const invoice = { id, status: invoiceStatus.UNPAID, records_list: [] };
  fakeServer({
    'GET /payment/card/list': [cards],
    'GET /payment/invoice/list': [[invoice]],
    'POST /payment/pay_invoice': [response],
  });
  render(
    <AreaRoot name="test">
      <PayDialog account={7} invoice={invoice} onClose={jest.fn()} />
    </AreaRoot>,
  );
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pay' }));
  return dialog;
}

it.each([
  ['a primary card', [{ id: 1, is_primary: true }], [card], ['make another card primary']],
  ['no card', [], [card], ['add a card', 'top up and pay this from your credit']],
  ['no card, where the site takes none', [], [bank], ['top up and pay this from your credit']],
])('shows other ways to pay with %s where the payment was declined', async (_, cards, paymentProcessors, ways) => {
  provideTestSite({ paymentProcessors });
  const dialog = await pay(3, { success: false, message: 'Your card was declined.' }, cards);
  expect(await within(dialog).findByText(/Your card was declined\.$/)).toBeVisible();
  expect(within(dialog).getByText(/^You can also:/)).toHaveTextContent(`You can also: ${ways.join(', or ')}`);
  expect(
    within(dialog)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(ways);
});

it('tells of no other way on a site that has none', async () => {
  provideTestSite({ paymentProcessors: [invoiced] });
  const dialog = await pay(5, { success: false, message: 'Your card was declined.' });
  expect(await within(dialog).findByText(/Your card was declined\.$/)).toBeVisible();
  expect(within(dialog).queryByText(/^You can also:/)).toBeNull();
});

it('pays nothing that somebody else has paid since it was read', async () => {
  const server = fakeServer({
    'GET /payment/card/list': [[]],
    'GET /payment/invoice/list': [[{ id: 6, status: invoiceStatus.PAID, records_list: [] }]],
  });
  const onClose = jest.fn();
  render(
    <AreaRoot name="test">
      <PayDialog account={7} invoice={{ id: 6, status: invoiceStatus.UNPAID, records_list: [] }} onClose={onClose} />
    </AreaRoot>,
  );
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Pay' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.calls).not.toContain('POST /payment/pay_invoice');
});

it('invites nobody to pay in another way while it is not known whether the payment went through', async () => {
  const dialog = await pay(4, 'lost');
  expect(await within(dialog).findByRole('button', { name: 'Leave it' })).toBeVisible();
  expect(within(dialog).queryByText(/^You can also:/)).toBeNull();
});
