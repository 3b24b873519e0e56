/** @jest-environment node */
import Big from 'big.js';
import fc from 'fast-check';
import type { PricedResource } from '@console/contract/pricing';
import type { TierRule } from '@console/contract/price-tiers';
import type { AccountRow } from '../model/billing';
import { DAY, HOUR, MoneySite } from '../testing/money-site';
import { invoiceRecords, invoiceTotals } from './invoice-totals';
import { runningTotals } from './ledger';

const START = Date.UTC(2026, 0, 1) / 1000;
const MONTHS = [Date.UTC(2026, 1, 1), Date.UTC(2026, 2, 1), Date.UTC(2026, 3, 1)].map((ms) => ms / 1000);
const END = Date.UTC(2026, 3, 10) / 1000;

const resources: readonly PricedResource[] = [
  'CPU',
  'RAM',
  'STORAGE',
  'BLOCK_STORAGE_SNAPSHOT',
  'WINDOWS_LICENSE',
  'OBJECT_STORAGE',
  'LOAD_BALANCER',
];

const accounts: readonly (Partial<AccountRow> & { credit: number })[] = [
  { credit: 400 },
  { credit: 40, vat_percentage: 0, discount_percentage: 7.5 },
  { credit: 25, allow_debt: true, vat_percentage: 25.5 },
  { credit: 0, paying_by_invoice: true, discount_percentage: 12.34 },
  { credit: 30, recurring: { amount: 60, threshold: 10 }, vat_percentage: 25.5, discount_percentage: 5 },
  { credit: 30, recurring: { amount: 60, threshold: 10 }, low_balance: { is_enabled: true, threshold: 20 } },
];
const CARDS = new Map([
  [5, 'pm_card_visa'],
  [6, 'pm_card_chargeDeclined'],
]);

type Action = {
  readonly at: number;
  readonly account: number;
} & (
  | { readonly kind: 'run'; readonly resource: PricedResource; readonly quantity: number; readonly multiplier: number }
  | { readonly kind: 'end'; readonly which: number }
  | { readonly kind: 'top-up'; readonly amount: number }
);

const base = {
  at: fc.integer({ min: START + 1, max: END - 1 }),
  account: fc.integer({ min: 1, max: accounts.length }),
};
const actions: fc.Arbitrary<Action[]> = fc
  .array(
    fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({
          ...base,
          kind: fc.constant('run' as const),
          resource: fc.constantFrom(...resources),
          quantity: fc.integer({ min: 1, max: 24 }),
          multiplier: fc.constantFrom(1, 1, 3),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          ...base,
          kind: fc.constant('run' as const),
          resource: fc.constant('OBJECT_STORAGE' as const),
          // The second tier starts at 10,240 GB.
          quantity: fc.integer({ min: 10_230, max: 10_250 }),
          multiplier: fc.constant(1),
        }),
      },
      { weight: 3, arbitrary: fc.record({ ...base, kind: fc.constant('end' as const), which: fc.nat(20) }) },
      {
        weight: 2,
        arbitrary: fc.record({
          ...base,
          kind: fc.constant('top-up' as const),
          amount: fc.integer({ min: 1, max: 20_000 }).map((cents) => cents / 100),
        }),
      },
    ),
    { minLength: 10, maxLength: 30 },
  )
  .map((list) => list.toSorted((a, b) => a.at - b.at));

interface Ran {
  readonly owner: string;
  readonly account: number;
  readonly resource: PricedResource;
  readonly quantity: number;
  readonly multiplier: number;
  readonly from: number;
  until: number;
}

/** Does all of it, in one go from action to action or in steps; `look` is called in the second before each month ends. */
async function live(list: readonly Action[], step: number, rule: TierRule, look?: (money: MoneySite) => void) {
  const money = await MoneySite.start(START, {
    priceTiers: rule,
    recurringPaymentsEnabled: true,
    paymentProcessors: [{ type: 'creditcard', name: 'Card', keyword: 'stripe_creditcard', supports_auto_topup: true }],
  });
  const ran: Ran[] = [];
  try {
    for (const [index, { credit, ...facts }] of accounts.entries()) {
      const identifier = CARDS.get(index + 1);
      if (identifier) await money.card(index + 1, { identifier });
      await money.account(index + 1, facts, credit);
    }
    const moments = look ? MONTHS.map((end) => end - 1) : [];
    const goTo = async (time: number) => {
      for (const moment of moments.filter((at) => at >= money.now && at < time)) {
        await money.until(moment, step);
        look?.(money);
        moments.splice(moments.indexOf(moment), 1);
      }
      await money.until(time, step);
    };
    for (const [index, action] of list.entries()) {
      await goTo(action.at);
      const open = ran.filter((row) => row.account === action.account && row.until === Infinity);
      if (action.kind === 'top-up') await money.topUp(action.account, action.amount);
      else if (action.kind === 'end') {
        const row = open[action.which % (open.length || 1)];
        if (!row) continue;
        row.until = action.at;
        await money.end(row.owner);
      } else {
        const { account, resource, quantity, multiplier } = action;
        const owner = `r${index}`;
        ran.push({ owner, account, resource, quantity, multiplier, from: action.at, until: Infinity });
        await money.run(account, owner, { resource, quantity, multiplier });
      }
    }
    await goTo(END);
    return { money, ran };
  } finally {
    money.stop();
  }
}

/** The price of a quantity, worked out in another way than the product does. */
function priceOf(money: MoneySite, { resource, quantity, multiplier }: Ran, rule: TierRule): Big {
  const entries = (money.site.prices['EUR']?.['tll']?.[resource] ?? []).map((entry) => ({
    from: entry.num_cpus_from ?? entry.gigabytes_from ?? 0,
    price: new Big(entry.price_per_unit),
  }));
  const reached = entries.filter((entry) => entry.from <= quantity);
  const highest = reached.at(-1)?.price ?? new Big(0);
  if (rule === 'whole') return highest.times(quantity).times(multiplier);
  // Unit by unit, each at the price of the highest tier that starts before it.
  const counts = new Map<Big, number>();
  for (let unit = 0; unit < quantity; unit += 1) {
    const price = entries.findLast((entry) => entry.from <= Math.max(unit, 1))?.price;
    if (price) counts.set(price, (counts.get(price) ?? 0) + 1);
  }
  return [...counts].reduce((sum, [price, units]) => sum.plus(price.times(units)), new Big(0)).times(multiplier);
}

const round = (value: Big, decimals: number) => value.round(decimals, Big.roundHalfUp);

function expectedOf(
  money: MoneySite,
  ran: readonly Ran[],
  account: number,
  [start, end]: [number, number],
  rule: TierRule,
) {
  let subtotal = new Big(0);
  for (const row of ran.filter((one) => one.account === account)) {
    // Hours begin every 3600 seconds from the start; those that begin in the month are its own.
    let hours = 0;
    for (let hour = row.from; hour < Math.min(row.until, end); hour += HOUR) if (hour >= start) hours += 1;
    if (hours > 0) subtotal = subtotal.plus(round(priceOf(money, row, rule).times(hours), 5));
  }
  subtotal = round(subtotal, 2);
  const { discount_percentage, vat_percentage } = money.of(account);
  const discount = round(subtotal.times(discount_percentage).div(100), 2);
  const net = subtotal.minus(discount);
  const vat = round(net.times(vat_percentage).div(100), 2);
  return { subtotal: subtotal.toNumber(), net: net.toNumber(), vat: vat.toNumber() };
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total.plus(value), new Big(0)).toNumber();

it.each<TierRule>(['whole', 'graduated'])(
  'usage, invoices and credit agree to the cent for every account over three months, tiers %s',
  async (rule) => {
    await fc.assert(
      fc.asyncProperty(actions, async (list) => {
        const seen: { month: number; account: number; totals: ReturnType<typeof runningTotals>; usage: number[] }[] =
          [];
        const { money, ran } = await live(list, 6 * HOUR, rule, (at) => {
          for (let account = 1; account <= accounts.length; account += 1) {
            const ledger = at.site.ledger.of(account, at.now);
            const totals = runningTotals(at.of(account), ledger);
            seen.push({ month: at.now + 1, account, totals, usage: ledger.usage.map((line) => line.cost) });
          }
        });
        const { store } = money.site;
        expect(seen).toHaveLength(MONTHS.length * accounts.length);
        for (const { month, account, totals, usage } of seen) {
          const start = MONTHS[MONTHS.indexOf(month) - 1] ?? START;
          const expected = expectedOf(money, ran, account, [start, month], rule);
          expect(totals).toMatchObject({
            subtotal: expected.subtotal,
            total_before_tax: expected.net,
            vat_tax: expected.vat,
            total: sum([expected.net, expected.vat]),
          });
          expect(round(new Big(sum(usage)), 2).toNumber()).toBe(expected.subtotal);
          const invoice = store.invoices
            .by('account', account)
            .find((row) => row.type === 'cloud_services' && row.created === month);
          if (!invoice) {
            expect(expected.subtotal).toBe(0);
            continue;
          }
          const found = invoiceTotals(invoice).totals;
          expect(found).toMatchObject({ subtotal: totals.subtotal, vat_tax: totals.vat_tax, total: totals.total });
          const records = invoiceRecords(invoice);
          expect(sum(records.map((row) => row.amount))).toBe(found.subtotal);
          expect(sum(records.map((row) => row.vat_amount))).toBe(found.vat_tax);
          expect(records.filter((row) => !row.is_technical).map((row) => row.amount)).toEqual(usage);
          const paid = store.credits.by('account', account).filter((row) => row.reference === invoice.name);
          expect(sum(paid.map((row) => row.amount))).toBe(invoice.status === 10 ? 0 - expected.net : 0);
          expect(invoice.credit).toBe(sum(paid.map((row) => row.amount)));
        }
        for (const [index, { credit }] of accounts.entries()) {
          const invoices = store.invoices.by('account', index + 1);
          const topUps = invoices.filter((row) => row.type === 'credit_topup').map((row) => invoiceTotals(row).net);
          const payments = invoices.map((row) => row.credit);
          expect(money.site.ledger.of(index + 1, END).credit).toBe(sum([credit, ...topUps, ...payments]));
        }
      }),
      { numRuns: 12 },
    );
  },
  120_000,
);

const withoutIds = <T extends object>(rows: readonly T[]) => rows.map(({ ...row }) => ({ ...row, id: '' }));

it('leads to the same in one jump of the clock as hour by hour', async () => {
  await fc.assert(
    fc.asyncProperty(actions, async (list) => {
      // What is left to itself after half of it shows what happens in one long jump.
      const early = list.filter((action) => action.at < START + 20 * DAY);
      const [jump, hourly] = [await live(early, Infinity, 'whole'), await live(early, HOUR, 'whole')].map(
        ({ money: { site } }) => ({
          accounts: site.store.accounts.all(),
          invoices: site.store.invoices.all(),
          credits: site.store.credits.all(),
          mails: withoutIds(site.store.mails.all()),
          payments: withoutIds(site.store.payments.all()).map((row) => ({ ...row, secret: '' })),
        }),
      );
      const text = (value: unknown) =>
        JSON.stringify(value).replaceAll(/"(identifier|reference)":"pi_[^"]*"/g, '"$1":""');
      expect(JSON.parse(text(jump))).toEqual(JSON.parse(text(hourly)));
    }),
    { numRuns: 8 },
  );
}, 120_000);
