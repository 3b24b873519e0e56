import { invoiceTotals } from '../billing/invoice-totals';
import { runningTotals } from '../billing/ledger';
import { usageLines, money, sumMoney } from '../billing/usage';
import { currencyFactor } from '../catalogue/prices';
import type { InvoiceLine, InvoiceRow } from '../model/billing';
import { monthStart } from '../time/formats';
import { accounts } from './demo-accounts';
import { DAY, type Scene } from './scene';
import { people } from './people';

const HOURS = 730;

const line = (name: string, amount: number): InvoiceLine => ({
  name,
  descr: 'main',
  qty: HOURS,
  qty_unit: 'h',
  item_price: money(amount / HOURS, 5),
  amount: money(amount, 5),
  location_slug: null,
});

const shares: readonly (readonly [string, number])[] = [
  ['Virtual machines', 0.5],
  ['Bare metal', 0.3],
  ['Managed services', 0.13],
  ['Network', 0.055],
  ['Object storage', 0.015],
];
const metalShares: readonly (readonly [string, number])[] = [['Bare metal', 1]];

interface Plan {
  readonly account: number;
  readonly userId: number;
  readonly months: number;
  /** Costs of a month before VAT, in EUR. */
  readonly monthly: number;
  /** What is left of the credit now, in EUR. */
  readonly left: number;
  /** The month that is not paid yet, counted back; 0 for none. */
  readonly unpaid: 0 | 1;
}

type Draft = Omit<InvoiceRow, 'id' | 'user_id' | 'account_id' | 'name' | 'vat_percentage' | 'discount_percentage'> & {
  /** Movement of credit that belongs to the invoice. */
  readonly moves?: { readonly amount: number; readonly description: string };
};

/** Invoices of the main account count from here, those of each further account from so much more. */
const FIRST_NUMBER = 1042;
const NUMBERS_EACH = 100;

const topUp = (amount: number, created: number): Draft => ({
  type: 'credit_topup',
  status: 10,
  lines: [{ ...line('Credit top-up', amount), qty: 1, qty_unit: 'pcs', item_price: amount }],
  credit: 0,
  period_start: created,
  period_end: created,
  due: created,
  created,
  moves: { amount, description: 'Top-up' },
});

/** A month's invoice; every second one is followed by a top-up. */
function monthDrafts(scene: Scene, plan: Plan, discount: number, back: number): Draft[] {
  const { now, random, site } = scene;
  const start = monthStart(now, -back);
  const end = monthStart(now, -back + 1);
  const growth = Math.max(0.3, 1 - (back - 1) * 0.025);
  const total = plan.monthly * currencyFactor(site.config.siteCurrency) * growth * (0.96 + random.next() * 0.08);
  const kinds = site.config.vmsEnabled === false ? metalShares : shares;
  const lines = kinds.map(([name, share]) => line(name, money(total * share, 5)));
  const { net } = invoiceTotals({ lines, vat_percentage: 0, discount_percentage: discount, credit: 0 });
  const isUnpaid = back === plan.unpaid;
  const month: Draft = {
    type: 'cloud_services',
    status: isUnpaid ? 5 : 10,
    lines,
    credit: isUnpaid ? 0 : -net,
    period_start: start,
    period_end: end - 1,
    due: end + 16 * DAY,
    created: end,
    ...(isUnpaid ? {} : { moves: { amount: -net, description: 'Invoice payment' } }),
  };
  return !isUnpaid && back % 2 === 0
    ? [month, topUp(Math.round(net / 100) * 200, Math.min(now, end + 9 * DAY))]
    : [month];
}

const creditNote = ({ now, site }: Scene): Draft => {
  const created = monthStart(now, -3) + 11 * DAY;
  const amount = money(-14.84 * currencyFactor(site.config.siteCurrency));
  const moves = { amount: -amount, description: 'Credit note' };
  const lines = [line('Interruption of storage, 4 hours', amount)];
  return {
    type: 'credit_note',
    status: 10,
    lines,
    credit: 0,
    period_start: monthStart(now, -3),
    period_end: created,
    due: created,
    created,
    moves,
  };
};

/** Invoices of the past months, with what was paid from credit, and the top-ups that paid for it. */
export function seedMoney(scene: Scene, plan: Plan): void {
  const { store } = scene;
  const account = store.accounts.get(String(plan.account));
  if (!account) return;
  const { vat_percentage, discount_percentage } = account;
  const base = { user_id: plan.userId, account_id: plan.account };
  const firstNumber = FIRST_NUMBER + (plan.account - accounts.main) * NUMBERS_EACH;
  const drafts = Array.from({ length: plan.months }, (_, index) =>
    monthDrafts(scene, plan, discount_percentage, plan.months - index),
  ).flat();
  if (plan.months > 3) drafts.push(creditNote(scene));
  for (const [index, { moves, ...draft }] of drafts.toSorted((a, b) => a.created - b.created).entries()) {
    const name = `${new Date(draft.created * 1000).getUTCFullYear()}-${firstNumber + index}`;
    const discount = draft.type === 'cloud_services' ? discount_percentage : 0;
    store.invoices.put({
      ...base,
      ...draft,
      vat_percentage,
      discount_percentage: discount,
      name,
      id: String(scene.number()),
    });
    if (moves)
      store.credits.put({ ...base, ...moves, id: String(scene.number()), reference: name, created: draft.created });
  }
  seedOpening(scene, plan);
}

/** The oldest movement, so large that what is left now is what the plan says. */
function seedOpening(scene: Scene, plan: Plan): void {
  const { site, store, now } = scene;
  const factor = currencyFactor(site.config.siteCurrency);
  const account = store.accounts.get(String(plan.account));
  if (!account) return;
  const period = { start: monthStart(now), end: now + 1 };
  const usage = usageLines(
    store.meters.where((meter) => meter.account_id === plan.account),
    period,
    site.rates,
  );
  const credit = sumMoney(store.credits.where((row) => row.account_id === plan.account).map((row) => row.amount));
  const { ongoing } = runningTotals(account, { usage, credit, unpaid: 0 });
  store.credits.put({
    id: String(scene.number()),
    user_id: plan.userId,
    account_id: plan.account,
    amount: money(plan.left * factor - ongoing),
    description: 'Bank transfer',
    reference: null,
    created: monthStart(now, -plan.months) + 2 * DAY,
  });
}

/** Cards of the main account: the primary one, one that ends soon. */
export function seedCards(scene: Scene): void {
  const { store, site, now } = scene;
  const year = new Date(now * 1000).getUTCFullYear();
  const keyword =
    site.config.paymentProcessors?.find((processor) => processor.type === 'creditcard')?.keyword ?? 'stripe_creditcard';
  const cards = [
    {
      brand: 'visa',
      last4: '4417',
      card_holder: 'Kadri Tamm',
      expire_month: 9,
      expire_year: year + 2,
      is_primary: true,
    },
    {
      brand: 'mastercard',
      last4: '0092',
      card_holder: 'K. Tamm',
      expire_month: 12,
      expire_year: year,
      is_primary: false,
    },
  ];
  for (const { is_primary, ...facts } of cards) {
    store.cards.put({
      id: String(scene.number()),
      user_id: people.customer,
      account_id: accounts.main,
      identifier: `pm_${scene.random.text(24)}`,
      keyword,
      is_primary,
      is_verified: true,
      is_verification_pending: false,
      valid_thru: Date.UTC(facts.expire_year, facts.expire_month, 1) / 1000 - 1,
      facts: { ...facts, card_type: facts.brand },
      created: now - 300 * DAY,
    });
  }
}
