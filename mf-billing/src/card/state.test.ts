import { canVerify, primaryBlocked } from './can';
import { cardState, endsSoon, isExpired, printedEnd } from './state';

const now = new Date('2026-11-21T12:00:00Z');
const on = (date: string) => new Date(`${date}T00:00:00Z`);

it.each([
  [{ is_verified: true, valid_thru: on('2028-09-30') }, 'cards.verified'],
  [{ is_verified: false, is_verification_pending: true }, 'cards.pending'],
  [{ is_verified: false }, 'cards.unverified'],
  [{ is_verified: true, valid_thru: on('2026-10-31') }, 'cards.expired'],
  [{ is_verified: true, processor: { keyword: 'omise_creditcard', is_active: false } }, 'cards.closed'],
  [{ is_verified: true, processor: { keyword: 'omise_creditcard', is_active: null } }, 'cards.verified'],
  [{ is_verified: false, processor: { keyword: 'invoice' } }, 'cards.applied'],
  [{ is_verified: true, processor: { keyword: 'invoice' } }, 'cards.approved'],
])('%j is %s', (card, id) => expect(cardState(card, now).id).toBe(id));

it.each([
  ['2026-12-31', true],
  ['2027-02-28', false],
  ['2026-10-31', false],
])('ends soon on %s: %s', (date, soon) => expect(endsSoon({ valid_thru: on(date) }, now)).toBe(soon));

it.each([
  [{ expire_month: 11, expire_year: 2026 }, '2026-11-30T23:59:59.999Z'],
  [{ expire_month: 12, expire_year: 26 }, '2026-12-31T23:59:59.999Z'],
  [{ expire_month: 12 }, undefined],
  [{}, undefined],
])('%j is good until %s', (card, end) => expect(printedEnd(card)?.toISOString()).toBe(end));

it('offers nothing of a card whose processor takes none now', () => {
  const way = { kind: 'omise_creditcard', processor: { type: 'creditcard', name: 'Card', keyword: 'o' } } as const;
  const card = { is_verified: false, processor: { keyword: 'omise_creditcard', is_active: false } };
  expect(canVerify(card, { ...way, publicKey: 'pkey' }, now)).toBe(false);
  expect(primaryBlocked({ ...card, is_verified: true }, now)).toBe('can.closed');
});

it('takes a card in the month that is printed on it', () => {
  expect(isExpired({ valid_thru: printedEnd({ expire_month: 11, expire_year: 2026 }) }, now)).toBe(false);
});
