import { act, fireEvent, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { resetApi } from '@console/api';
import { AreaRoot, nav, setWayBack, takeWayBack } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { BillingAccount } from '@console/contract/billing-account';
import { fakeServer } from '@console/domain/testing/fake-server';
import { endPayment, forgetPayment, noteRefusal, rememberPayment } from '../payment/kept';
import { PaymentScreen } from './payment-screen';

const MISSING = 'There is no payment p-1 for this account.';
const FAILED = 'The payment could not be loaded.';

afterEach(() => resetApi());

it.each([
  [400, { errors: { identifier: 'Unknown' } }, MISSING, FAILED],
  [404, { message: 'Not found' }, MISSING, FAILED],
  [403, { message: 'Not now' }, FAILED, MISSING],
  [500, { errors: { Error: 'Out of order' } }, FAILED, MISSING],
])('says of a payment whose reading was refused with %d what that tells', async (fails, body, text, other) => {
  provideTestSite();
  fakeServer({ 'GET /payment/persistent_data': [{ fails, body }] });
  nav.navigator.push('/app/billing/account/7/top-up?payment=p-1');
  render(
    <AreaRoot name="test">
      <PaymentScreen account={v.parse(BillingAccount, { id: 7 })} identifier="p-1" />
    </AreaRoot>,
  );
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText(other)).toBeNull();
});

it('calls a payment by the method that was chosen, not by its processor', async () => {
  const methods = [{ key: 'promptpay', name: 'PromptPay' }];
  provideTestSite({ paymentProcessors: [{ type: 'link', name: 'Omise', keyword: 'omise', methods }] });
  fakeServer({
    'GET /payment/persistent_data': [{ id: 1, status: 'pending', processor_method: 'omise:promptpay', data: '{}' }],
  });
  nav.navigator.push('/app/billing/account/7/top-up?payment=p-1');
  render(
    <AreaRoot name="test">
      <PaymentScreen account={v.parse(BillingAccount, { id: 7 })} identifier="p-1" />
    </AreaRoot>,
  );
  expect(await screen.findByText('Waiting for PromptPay')).toBeVisible();
  expect(screen.queryByText(/Omise/)).toBeNull();
});

it('asks for no payment that has no name, and says when it is gone', async () => {
  provideTestSite();
  const server = fakeServer({});
  nav.navigator.push('/app/billing/account/7/top-up?payment=unnamed%3Aa');
  render(
    <AreaRoot name="test">
      <PaymentScreen account={v.parse(BillingAccount, { id: 7 })} identifier="unnamed:a" />
    </AreaRoot>,
  );
  expect(await screen.findByText('There is no such payment for this account.')).toBeVisible();
  expect(server.calls).toEqual([]);
});

it('lets a payment go on that only credit of its amount told to be paid', async () => {
  provideTestSite();
  fakeServer({ 'GET /payment/credit/list': [[]] });
  const identifier = 'unnamed:a';
  const next = { kind: 'redirect', url: 'https://pay.example/' } as const;
  rememberPayment({ kind: 'link', account: 7, amount: 50, processor: 'adyen', identifier, next });
  endPayment(identifier, { status: 'success', credit: 3 });
  nav.navigator.push('/app/billing/account/7/top-up?payment=unnamed%3Aa');
  render(
    <AreaRoot name="test">
      <PaymentScreen account={v.parse(BillingAccount, { id: 7 })} identifier={identifier} />
    </AreaRoot>,
  );
  expect(await screen.findByText(/We can't tell whether it came from this payment/)).toBeVisible();
  expect(screen.queryByText('Top-up complete')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Continue payment' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('No new credit of this amount has arrived yet.')).toBeVisible();
  forgetPayment(identifier);
});

it('says that nobody checks any more by itself what the server refuses to tell', async () => {
  provideTestSite();
  fakeServer({ 'GET /payment/persistent_data': [{ id: 1, status: 'pending', data: '{}' }] });
  rememberPayment({ kind: 'link', account: 7, amount: 50, processor: 'adyen', identifier: 'p-1' });
  nav.navigator.push('/app/billing/account/7/top-up?payment=p-1');
  render(
    <AreaRoot name="test">
      <PaymentScreen account={v.parse(BillingAccount, { id: 7 })} identifier="p-1" />
    </AreaRoot>,
  );
  expect(await screen.findByText(/^We'll keep checking for another (30:00|29:5\d)/)).toBeVisible();
  act(() => noteRefusal('p-1', true));
  expect(screen.getByText(/^We've stopped checking automatically\./)).toBeVisible();
  expect(screen.queryByText(/We'll keep checking/)).toBeNull();
  act(() => forgetPayment('p-1'));
});

it('keeps the way back from the processor until it is left for another screen', () => {
  provideTestSite();
  fakeServer({ 'GET /payment/persistent_data': [{ id: 1, status: 'pending', data: '{}' }] });
  const path = '/billing/account/7/top-up?payment=p-1';
  nav.navigator.push(`/app${path}`);
  const show = () =>
    render(
      <AreaRoot name="test">
        <PaymentScreen account={v.parse(BillingAccount, { id: 7 })} identifier="p-1" />
      </AreaRoot>,
    );
  setWayBack(path);
  const { unmount } = show();
  expect(takeWayBack()).toBe(path);
  setWayBack(path);
  unmount();
  expect(takeWayBack()).toBeUndefined();
});
