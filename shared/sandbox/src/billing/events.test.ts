/** @jest-environment node */
import { DAY, HOUR, MoneySite } from '../testing/money-site';
import { runningTotals } from './ledger';
import { payUnpaid } from './pay-invoice';
import { timelineOf } from './timeline';

const START = Date.UTC(2026, 2, 1) / 1000;
const APRIL = Date.UTC(2026, 3, 1) / 1000;
/** 0.01 EUR an hour. */
const balancer = { resource: 'LOAD_BALANCER', quantity: 1 } as const;
const processors = [
  {
    type: 'creditcard' as const,
    name: 'Card',
    keyword: 'stripe_creditcard',
    supports_auto_topup: true,
    service_fee: { flat_rate: 0.25, percentage: 3.5 },
  },
];

let money: MoneySite;
beforeEach(async () => {
  money = await MoneySite.start(START, { paymentProcessors: processors, recurringPaymentsEnabled: true });
});
afterEach(() => money.stop());

const ongoing = (id: number) => runningTotals(money.of(id), money.site.ledger.of(id, money.now)).ongoing;
const kinds = (id: number) => money.mails(id).map(([kind]) => kind);

it('freezes an account in the hour in which its credit is used up', async () => {
  await money.account(1, {}, 0.1);
  await money.run(1, 'a', balancer);
  await money.until(START + 10 * HOUR - 1);
  expect(money.of(1)).toMatchObject({ restriction_level: 'CLEAR' });
  await money.until(START + 30 * HOUR);
  expect(money.of(1)).toMatchObject({
    restriction_level: 'FROZEN',
    restricted: { since: START + 10 * HOUR, before: 'CLEAR' },
    negative_since: START + 10 * HOUR,
  });
  expect(money.mails(1)).toEqual([['suspension', START + 10 * HOUR]]);
});

it('gives back the level with a top-up that covers what is owed, not with a smaller one', async () => {
  await money.account(1, { restriction_level: 'LIMITED' }, 0.1);
  await money.run(1, 'a', balancer);
  await money.until(START + 100 * HOUR);
  await money.site.store.transact(() => money.site.remember({ clear_topup_threshold: 500 }));
  await money.topUp(1, 0.5);
  expect(money.of(1).restriction_level).toBe('FROZEN');
  await money.topUp(1, 10);
  expect(money.of(1)).toMatchObject({ restriction_level: 'LIMITED' });
  expect(money.of(1).restricted).toBeUndefined();
  expect(money.of(1).negative_since).toBeUndefined();
});

it.each([
  ['may have debt', { allow_debt: true }],
  ['pays by invoice', { paying_by_invoice: true }],
])('does not freeze an account that %s', async (_, facts) => {
  await money.account(1, facts, 0.1);
  await money.run(1, 'a', balancer);
  await money.until(START + 20 * DAY);
  expect(money.of(1)).toMatchObject({ restriction_level: 'CLEAR', negative_since: START + 10 * HOUR });
});

it('does not freeze an account with a card, until the card ends', async () => {
  await money.account(1, {}, 0.1);
  await money.card(1, { valid_thru: START + 3 * DAY });
  await money.run(1, 'a', balancer);
  await money.until(START + 2 * DAY);
  expect(money.of(1).restriction_level).toBe('CLEAR');
  await money.until(START + 4 * DAY);
  expect(money.of(1)).toMatchObject({ restriction_level: 'FROZEN', restricted: { since: START + 3 * DAY + 1 } });
  expect(kinds(1)).toEqual(['suspension', 'card-expired']);
});

it('leaves levels alone that were set by hand', async () => {
  await money.account(1, { restriction_level: 'FROZEN' }, 100);
  await money.topUp(1, 50);
  await money.until(START + 200 * DAY);
  expect(money.of(1).restriction_level).toBe('FROZEN');
});

it('terminates a frozen account after 30 days and empties it 14 days later', async () => {
  await money.account(1, {}, 0.1);
  await money.run(1, 'a', balancer);
  const { store } = money.site;
  await store.transact(() =>
    store.loadBalancers.put({
      id: 'a',
      user_id: 1,
      location: 'tll',
      account_id: 1,
      display_name: 'lb',
      network_uuid: 'n',
      private_address: '10.0.0.2',
      rules: [],
      targets: [],
      created: START,
      updated: null,
    }),
  );
  const frozen = START + 10 * HOUR;
  await money.until(frozen + 30 * DAY + HOUR);
  expect(money.of(1)).toMatchObject({ restriction_level: 'TERMINATED', restricted: { since: frozen + 30 * DAY } });
  expect(store.loadBalancers.get('a')).toBeDefined();
  await money.until(START + 60 * DAY);
  expect(store.loadBalancers.get('a')).toBeUndefined();
  expect(store.meters.by('owner', 'a')).toMatchObject([{ until: frozen + 44 * DAY }]);
  await money.topUp(1, 100);
  expect(money.of(1).restriction_level).toBe('CLEAR');
});

it('tops up by itself, with fee and VAT on the card', async () => {
  await money.account(1, { recurring: { amount: 50, threshold: 1 }, vat_percentage: 20 }, 1.1);
  await money.card(1);
  await money.run(1, 'a', balancer);
  await money.until(START + DAY);
  expect(ongoing(1)).toBe(50.85);
  const [invoice] = money.site.store.invoices.by('account', 1);
  expect(invoice).toMatchObject({ type: 'credit_topup', status: 10, created: START + 10 * HOUR });
  expect(invoice?.transactions).toMatchObject([{ amount: 62.4 }]);
  expect(money.site.store.payments.all()).toMatchObject([{ purpose: 'charge', status: 'succeeded', charge: 62.4 }]);
  expect(money.mails(1)).toEqual([['topped-up', START + 10 * HOUR]]);
});

it('tops up again an hour later where once was not enough', async () => {
  await money.card(1);
  await money.account(1, { recurring: { amount: 5, threshold: 12 } }, 0);
  await money.until(START + DAY);
  expect(money.mails(1)).toEqual([0, 1, 2].map((hours) => ['topped-up', START + hours * HOUR]));
});

it('leaves a declined card alone, with one mail; tries another one, and the same when the balance has recovered', async () => {
  await money.card(1, { identifier: 'pm_card_chargeDeclined' });
  await money.account(1, { recurring: { amount: 5, threshold: 1 }, allow_debt: true }, 0.5);
  await money.run(1, 'a', balancer);
  await money.until(START + 20 * DAY);
  expect(kinds(1)).toEqual(['payment-failed']);
  await money.topUp(1, 20);
  await money.until(START + 25 * DAY, HOUR);
  expect(kinds(1)).toEqual(['payment-failed']);
  const [card] = money.site.store.cards.by('account', 1);
  await money.site.store.transact(() => money.site.store.cards.update(card?.id ?? '', { is_primary: false }));
  await money.card(1, { id: 'other' });
  await money.until(START + 31 * DAY + 29 * DAY);
  expect(ongoing(1)).toBeLessThan(20);
  await money.until(START + 150 * DAY);
  expect(kinds(1).filter((kind) => kind === 'payment-failed')).toHaveLength(1);
  expect(kinds(1)).toContain('topped-up');
});

it('notices a low balance once for each fall', async () => {
  await money.account(1, { low_balance: { is_enabled: true, threshold: 5 }, allow_debt: true }, 5.1);
  await money.run(1, 'a', balancer);
  await money.until(START + 5 * DAY);
  expect(money.mails(1)).toEqual([['low-balance', START + 10 * HOUR]]);
  await money.topUp(1, 1.2);
  await money.until(START + 12 * DAY);
  expect(money.mails(1)).toHaveLength(2);
});

it('suspends an account for an invoice that is 30 days overdue, until it is paid', async () => {
  await money.account(1, { paying_by_invoice: true });
  await money.run(1, 'a', balancer);
  await money.until(APRIL);
  await money.end('a');
  const suspended = APRIL + 46 * DAY;
  await money.until(suspended - 1);
  expect(money.of(1).status).toBe('ACTIVE');
  await money.until(suspended + DAY);
  const [invoice] = money.site.store.invoices.by('account', 1);
  if (!invoice) throw new Error('There is no invoice');
  expect(invoice.due).toBe(APRIL + 16 * DAY);
  expect(money.of(1)).toMatchObject({ status: 'SUSPENDED', suspend_reason: `Invoice ${invoice.name} is unpaid` });
  expect(money.mails(1).at(-1)).toEqual(['suspension', suspended]);
  const pay = () => money.site.store.transact(() => payUnpaid(money.site, invoice, money.now));
  expect(await pay()).toMatchObject({ success: false });
  await money.card(1);
  expect(await pay()).toEqual({ success: true, message: `Invoice ${invoice.name} is paid` });
  expect(money.of(1)).toMatchObject({ status: 'ACTIVE', suspend_reason: null });
  expect(money.site.store.invoices.get(invoice.id)?.transactions).toMatchObject([{ amount: 9.23 }]);
});

it('validates an account that waits, and pays its first credit then', async () => {
  const first = { credit_type: 'first_free', amount: 22, top_up_requirement: 0, top_up_done: 0 } as const;
  await money.account(1, { status: 'PENDING_VALIDATION', validate_at: START + DAY, promotions: [first] });
  await money.until(START + DAY - 1);
  expect(ongoing(1)).toBe(0);
  await money.until(START + DAY);
  expect(money.of(1)).toMatchObject({ status: 'ACTIVE', promotions: [] });
  expect(ongoing(1)).toBe(22);
});

it('clears a limited account whose top-ups reach the threshold', async () => {
  await money.site.store.transact(() => money.site.remember({ clear_topup_threshold: 30 }));
  await money.account(1, { restriction_level: 'LIMITED' });
  await money.topUp(1, 29.99);
  expect(money.of(1).restriction_level).toBe('LIMITED');
  await money.topUp(1, 0.01);
  expect(money.of(1).restriction_level).toBe('CLEAR');
});

it('pays both sides of a referral when the top-ups reach what is asked', async () => {
  money.stop();
  money = await MoneySite.start(START, {
    referralCodeEnabled: true,
    referralCreditAmounts: {
      receiver_credit: 5.44,
      promoter_credit: 4.93,
      referral_credit_receiver_precondition_topup_sum: 11.33,
    },
  });
  const promotion = {
    credit_type: 'referral_receiver',
    amount: 5.44,
    top_up_requirement: 11.33,
    top_up_done: 0,
  } as const;
  await money.account(1);
  await money.account(2, { referral_code: 'SHARE1', promotions: [promotion] });
  await money.topUp(2, 11.32);
  expect([ongoing(1), ongoing(2)]).toEqual([0, 11.32]);
  expect(money.of(2).promotions).toMatchObject([{ top_up_done: 11.32 }]);
  await money.topUp(2, 0.01);
  expect([ongoing(1), ongoing(2)]).toEqual([4.93, 16.77]);
  expect(money.of(2).promotions).toEqual([]);
  await money.topUp(2, 100);
  expect([ongoing(1), ongoing(2)]).toEqual([4.93, 116.77]);
});

it('does not look at accounts again while nothing changes', async () => {
  await money.account(1, {}, 5);
  await money.run(1, 'a', balancer);
  const event = timelineOf(money.site).next(money.site);
  expect(event?.at).toBe(START + 500 * HOUR);
  await money.until(START + 20 * HOUR, HOUR);
  expect(timelineOf(money.site).next(money.site)).toBe(event);
});
