import { endPayment, forgetPayment, keptPayments, rememberPayment } from '../payment/kept';
import { knownPurchases, purchaseElsewhere } from './purchase-elsewhere';
import { forgetSent, noteSent } from './sent-purchase';

const ACCOUNT = 7;
const buy = (identifier: string, more = {}) =>
  rememberPayment({ identifier, kind: 'card', account: ACCOUNT, amount: 20, processor: 'stripe_creditcard', ...more });

beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const { identifier } of keptPayments()) forgetPayment(identifier);
});

it('tells of what was sent or bought since, and of nothing that the page has seen', () => {
  buy('seen');
  noteSent({ account: ACCOUNT, amount: 5, at: new Date(Date.now() - 1000) });
  const known = knownPurchases(ACCOUNT);
  expect(purchaseElsewhere(ACCOUNT, known)).toBeUndefined();
  noteSent({ account: ACCOUNT, amount: 30, at: new Date() });
  expect(purchaseElsewhere(ACCOUNT, known)).toMatchObject({ amount: 30 });
  forgetSent(ACCOUNT);
  expect(purchaseElsewhere(ACCOUNT, known)).toBeUndefined();
  buy('new');
  endPayment('new', { status: 'success' });
  expect(purchaseElsewhere(ACCOUNT, known)).toEqual({ amount: 20 });
  expect(purchaseElsewhere(ACCOUNT, knownPurchases(ACCOUNT))).toBeUndefined();
});

it('tells nothing of what failed, is paid by link, or is of another account', () => {
  const known = knownPurchases(ACCOUNT);
  buy('failed');
  endPayment('failed', { status: 'failed' });
  buy('link', { kind: 'link' });
  buy('other', { account: 8 });
  expect(purchaseElsewhere(ACCOUNT, known)).toBeUndefined();
});
