import { resetApi, signIn, storage } from '@console/api';
import { WATCHED_MS } from '../payment/payment';
import { forgetSent, noteSent, sentPurchase } from './sent-purchase';

const NOW = 1_000_000_000_000;
const sent = { account: 7, amount: 20, at: new Date(NOW) };

beforeEach(() => {
  localStorage.clear();
  resetApi();
  signIn('key-of-anna', '1');
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => jest.useRealTimers());

it('tells of a purchase whose response never came, to whoever sent it, for half an hour', () => {
  noteSent(sent);
  expect(sentPurchase(7)).toEqual({ ...sent, isCard: true });
  expect(sentPurchase(8)).toBeUndefined();
  signIn('key-of-bert', '2');
  expect(sentPurchase(7)).toBeUndefined();
  signIn('key-of-anna', '1');
  jest.advanceTimersByTime(WATCHED_MS);
  expect(sentPurchase(7)).toBeUndefined();
});

it('forgets one whose end is known', () => {
  noteSent(sent);
  forgetSent(7);
  expect(sentPurchase(7)).toBeUndefined();
});

it('takes a clock that was ahead for now, and nothing that it did not write', () => {
  noteSent({ ...sent, at: new Date(NOW + 9e9) });
  expect(sentPurchase(7)?.at).toEqual(new Date(NOW));
  for (const text of ['{', '{"amount":"20"}', '{"amount":20,"at":1e300}']) {
    storage.persistent.set(storage.persistent.keys().find((key) => key.startsWith('purchaseSent')) ?? 'none', text);
    expect(sentPurchase(7)).toBeUndefined();
    noteSent(sent);
  }
});
