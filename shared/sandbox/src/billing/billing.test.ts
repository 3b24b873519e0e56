/** @jest-environment node */
import fc from 'fast-check';
import { startSandbox, type TestSandbox } from '../testing/client';
import { MAIN } from '../testing/orders';
import { hoursOf, money, sumMoney } from './usage';

let test: TestSandbox;
beforeEach(async () => {
  test = await startSandbox();
});

const mainAccount = async () => (await test.call('listBillingAccounts', {})).find((account) => account.id === MAIN);

it('counts hours that begin inside a period', () => {
  const at = (from: number, until: number | null) =>
    hoursOf({ since: from * 3600, from: from * 3600, until: until === null ? null : until * 3600 }, 0, 10 * 3600);
  expect([at(0, null), at(-5, null), at(9.5, null), at(2, 4), at(2, 4.1), at(-3, -1), at(12, null), at(4, 4)]).toEqual([
    10, 10, 1, 2, 3, 0, 0, 0,
  ]);
});

it('bills each begun hour of a run once, wherever a month ends within it', () => {
  const second = fc.integer({ min: 0, max: 500 * 3600 });
  fc.assert(
    fc.property(second, second, second, (a, b, monthEnd) => {
      const [from, until] = [Math.min(a, b), Math.max(a, b)];
      const meter = { since: from, from, until };
      expect(hoursOf(meter, 0, monthEnd) + hoursOf(meter, monthEnd, 500 * 3600)).toBe(Math.ceil((until - from) / 3600));
    }),
  );
});

it('sums money without the dust of binary fractions', () => {
  expect(sumMoney([0.1, 0.2])).toBe(0.3);
  expect(money(1.005)).toBe(1.01);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e6, max: 1e6 })), (cents) =>
      expect(sumMoney(cents.map((cent) => cent / 100))).toBe(money(cents.reduce((a, b) => a + b, 0) / 100)),
    ),
  );
});

it('agrees with itself: usage, running totals, the current invoice, credit', async () => {
  const account = await mainAccount();
  const totals = account?.running_totals;
  const usage = await test.call('listUsage', { billing_account_id: MAIN });
  const [current] = await test.call('listInvoices', { billing_account_id: MAIN });
  const credit = await test.call('listCredit', { billing_account_id: MAIN });
  expect(totals?.subtotal).toBe(sumMoney(usage.map((row) => row.cost)));
  expect(current).toMatchObject({
    id: 'current',
    status: 0,
    totals: { subtotal: totals?.subtotal, vat_tax: totals?.vat_tax, total: totals?.total },
  });
  expect(account?.credit_amount).toBe(sumMoney(credit.map((row) => row.amount)));
  expect(totals?.ongoing).toBe(money((account?.credit_amount ?? 0) - (totals?.total_before_tax ?? 0)));
  expect(totals?.ongoing).toBeCloseTo(446.8, 0);
  for (const row of usage) expect(row.cost).toBeCloseTo((row.price ?? 0) * (row.hours ?? 0), 4);
});

it('prices a machine by the price list', async () => {
  const vms = await test.call('listVms', { location: 'tll' });
  const prices = await test.call('getPriceList', {});
  const rate = (resource: string) => prices['EUR']?.['tll']?.[resource]?.[0]?.price_per_unit ?? NaN;
  for (const vm of vms) {
    const usage = await test.call('listUsage', { billing_account_id: vm.billing_account ?? 0 });
    const row = usage.find((entry) => entry.owner_uuid === vm.uuid && entry.uptime_types[0] === 'main');
    const disk = vm.storage.find((entry) => entry.primary)?.size ?? 0;
    expect(row?.price).toBeCloseTo(
      vm.vcpu * rate('CPU') + (vm.memory / 1024) * rate('RAM') + disk * rate('STORAGE'),
      8,
    );
  }
});

it('has an invoice that is unpaid, and counts it', async () => {
  const account = await mainAccount();
  const unpaid = (await test.call('listInvoices', { billing_account_id: MAIN })).filter(
    (invoice) => invoice.status === 5,
  );
  expect(unpaid).toHaveLength(1);
  expect(account?.unpaid_amount).toBe(unpaid[0]?.totals?.total);
});

it('invoices a month that is over, and pays from credit only what there is', async () => {
  const before = await test.call('listInvoices', { billing_account_id: 1_048_002 });
  const month = before[0]?.name;
  await test.control('POST', 'clock', { advance_seconds: 32 * 86_400 });
  const [current, closed] = await test.call('listInvoices', { billing_account_id: 1_048_002 });
  expect(current?.name).not.toBe(month);
  expect(closed).toMatchObject({ type: 'cloud_services', status: 10 });
  const [payment] = await test.call('listCredit', { billing_account_id: 1_048_002 });
  expect(payment).toMatchObject({ description: 'Invoice payment', amount: closed?.totals?.credit });
  expect(payment?.amount).toBeCloseTo(-((closed?.totals?.subtotal ?? 0) - (closed?.totals?.discount_amount ?? 0)), 2);
  await test.control('POST', 'clock', { advance_seconds: 62 * 86_400 });
  const unpaid = (await test.call('listInvoices', { billing_account_id: MAIN })).filter(
    (invoice) => invoice.status === 5,
  );
  expect(unpaid.length).toBeGreaterThan(1);
  expect((await mainAccount())?.unpaid_amount).toBe(sumMoney(unpaid.map((invoice) => invoice.totals?.total ?? 0)));
});

const newAccount = {
  email: 'nora@example.com',
  customer_phone: '+372 5555 0100',
  customer_name: 'Nora Uus',
  country: 'ee',
};

it('makes the first account the default one, with the first credit', async () => {
  const first = await test.call('createBillingAccount', newAccount, { as: 'new' });
  expect(first).toMatchObject({
    is_default: true,
    status: 'ACTIVE',
    restriction_level: 'CLEAR',
    can_pay: true,
    credit_amount: 22,
    country: 'EE',
    vat_percentage: 24,
  });
  expect(await test.call('listCredit', { billing_account_id: first.id }, { as: 'new' })).toMatchObject([
    { amount: 22, description: 'First billing account' },
  ]);
  const second = await test.call('createBillingAccount', { ...newAccount, type: 'invoice' }, { as: 'new' });
  expect(second).toMatchObject({ is_default: false, credit_amount: 0, paying_by_invoice: true });
  expect(await test.call('listBillingAccounts', {}, { as: 'new' })).toHaveLength(2);
});

it('lets a new account on a site without debt pay for nothing yet', async () => {
  const account = await test.call(
    'createBillingAccount',
    { email: 'nora@example.com' },
    { as: 'new', host: 'metal.localhost' },
  );
  expect(account).toMatchObject({ can_pay: false, credit_amount: 0 });
});

it.each([
  [{ email: undefined }, { email: 'This field is required' }],
  [{ email: 'nora' }, { email: 'Not an email address' }],
  [{ customer_phone: ' ' }, { customer_phone: 'This field is required' }],
  [{ country: 'EST' }, { country: 'Country must be exactly 2 letters' }],
  [{ lang: 'x' }, { lang: 'Language must be 2-3 letters or empty' }],
])('refuses the account %j, by the fields of the site', async (patch, errors) => {
  expect(await test.request('createBillingAccount', { ...newAccount, ...patch }, { as: 'new' })).toMatchObject({
    status: 400,
    body: { errors },
  });
});

it('does not show an account to others', async () => {
  for (const name of ['listUsage', 'listInvoices', 'listCards', 'listCredit'] as const) {
    expect((await test.request(name, { billing_account_id: MAIN }, { as: 'colleague' })).status).toBe(403);
  }
});
