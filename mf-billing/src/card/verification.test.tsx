import { act, render, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { invalidate, resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { Card, listCards } from '@console/contract/card';
import { fakeServer, type FakeResponse } from '@console/domain/testing/fake-server';
import { Verification } from './verification';
import type { Way } from './ways';

const VERIFY = 'POST /payment/card/verify';
const CARDS = 'GET /payment/card/list';
const way: Way = {
  kind: 'omise_creditcard',
  processor: { type: 'creditcard', name: 'Card', keyword: 'omise_creditcard' },
  publicKey: 'pkey',
};
const unverified = { id: 3, is_verified: false, is_verification_pending: false };
const waiting = { ...unverified, is_verification_pending: true };
const verified = { ...unverified, is_verified: true };
const onBank = { card: waiting, authorize_uri: 'https://bank.example/3ds', data_ref: null };

/** A card that is being verified; the bank is asked at once, and the list of cards says these in turn. */
async function show(...lists: readonly FakeResponse[]) {
  Object.assign(provideTestSite().allow, { leave: { omise_creditcard: ['bank.example'] } });
  fakeServer({ [VERIFY]: [onBank], [CARDS]: lists });
  nav.navigator.push('/app/billing/account/7');
  const onVerified = jest.fn();
  render(
    <AreaRoot name="test">
      <Verification account={7} card={v.parse(Card, unverified)} way={way} isBegun onVerified={onVerified} />
    </AreaRoot>,
  );
  expect(await screen.findByRole('link', { name: /Continue to your bank/ })).toHaveAttribute(
    'href',
    'https://bank.example/3ds',
  );
  return onVerified;
}

const askAgain = () => act(() => invalidate(listCards));

afterEach(() => resetApi());

it('leads to the bank also where the server names nothing to ask for, and sees at the card that it is verified', async () => {
  const onVerified = await show([unverified], [waiting], [verified]);
  await askAgain();
  await askAgain();
  await waitFor(() => expect(onVerified).toHaveBeenCalledTimes(1));
});

it('says that the bank refused a card that no longer waits, and offers another try', async () => {
  const onVerified = await show([waiting], [waiting], [unverified]);
  await askAgain();
  await askAgain();
  expect(await screen.findByText("Your bank didn't confirm it.")).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(onVerified).not.toHaveBeenCalled();
});

it.each<[string, FakeResponse, string]>([
  ['refused', { fails: 403, body: { message: 'Not now' } }, "The card wasn't verified."],
  ['lost', 'lost', "The verification didn't finish."],
])('says of a request that was %s no more than is known', async (_, answer, title) => {
  provideTestSite();
  fakeServer({ [VERIFY]: [answer], [CARDS]: [[unverified]] });
  nav.navigator.push('/app/billing/account/7');
  render(
    <AreaRoot name="test">
      <Verification account={7} card={v.parse(Card, unverified)} way={way} isBegun onVerified={jest.fn()} />
    </AreaRoot>,
  );
  expect(await screen.findByText(title)).toBeVisible();
});

it.each([
  [true, 'true'],
  [false, 'false'],
  [undefined, 'false'],
])('says whether the bank is to be asked where the site says %s', async (use_3ds_verification, sent) => {
  provideTestSite();
  const { bodies } = fakeServer({ [VERIFY]: [{ card: waiting }], [CARDS]: [[waiting]] });
  nav.navigator.push('/app/billing/account/7');
  const asking = { ...way, processor: { ...way.processor, use_3ds_verification } };
  render(
    <AreaRoot name="test">
      <Verification account={7} card={v.parse(Card, unverified)} way={asking} isBegun onVerified={jest.fn()} />
    </AreaRoot>,
  );
  await screen.findByRole('button', { name: 'Try again' });
  expect(Object.fromEntries(new URLSearchParams(String(bodies[0])))).toEqual({
    payment_object_id: '3',
    front_base_url: 'http://localhost/app',
    force_3ds: sent,
  });
});
