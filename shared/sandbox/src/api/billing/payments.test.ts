/** @jest-environment node */
import { metalSite, wholeSite } from '../../testing/sites';
import { startSandbox, type TestSandbox } from '../../testing/client';
import { MAIN, SECOND } from '../../testing/orders';
import type { SandboxSite } from '../../site';

const site: SandboxSite = {
  ...wholeSite,
  config: {
    ...wholeSite.config,
    recurringPaymentsEnabled: true,
    minimumTopupAmount: 13,
    paymentProcessors: [
      { type: 'creditcard', name: 'Card', keyword: 'stripe_creditcard', public_key: 'pk', supports_auto_topup: true },
    ],
  },
};

let test: TestSandbox;
beforeEach(async () => {
  test = await startSandbox({ sites: [site, metalSite] });
});

const recurring = (patch: object, billing_account_id = MAIN) => ({
  billing_account_id,
  is_recurring_payment_enabled: true,
  recurring_payment_amount: 50,
  recurring_payment_threshold: 10,
  ...patch,
});

describe('automated top-up', () => {
  it('is switched on and off', async () => {
    const on = await test.call('setRecurringPayment', recurring({}));
    expect(on).toMatchObject({
      payment_report: { triggered: false, errors: [] },
      account: {
        is_recurring_payment_enabled: true,
        recurring_payment_amount: 50,
        recurring_payment_threshold: 10,
      },
    });
    const off = await test.call('setRecurringPayment', {
      billing_account_id: MAIN,
      is_recurring_payment_enabled: false,
    });
    expect(off.account).toMatchObject({ is_recurring_payment_enabled: false, recurring_payment_amount: null });
  });

  it('is made at once where less than the threshold is left', async () => {
    const before = (await test.call('listBillingAccounts', {})).find((row) => row.id === MAIN);
    const { payment_report, account } = await test.call(
      'setRecurringPayment',
      recurring({ recurring_payment_threshold: 5000 }),
    );
    expect(payment_report).toEqual({ triggered: true, errors: [] });
    expect(account.credit_amount).toBeCloseTo((before?.credit_amount ?? 0) + 50, 2);
    const [, invoice] = await test.call('listInvoices', { billing_account_id: MAIN });
    expect(invoice).toMatchObject({ type: 'credit_topup', totals: { total: 62 }, transaction_list: [{ amount: 62 }] });
  });

  it.each([
    [recurring({ recurring_payment_amount: undefined }), { recurring_payment_amount: /required/ }],
    [recurring({ recurring_payment_threshold: undefined }), { recurring_payment_threshold: /required/ }],
    [recurring({ recurring_payment_amount: 12.99 }), { recurring_payment_amount: /at least 13/ }],
    [recurring({}, SECOND), { Error: /needs a verified card/ }],
  ])('is refused: %j', async (params, errors) => {
    const response = await test.request('setRecurringPayment', params);
    const [[field, text] = ['', /^$/]] = Object.entries(errors);
    expect(response).toMatchObject({ status: 400, body: { errors: { [field]: expect.stringMatching(text) } } });
  });

  it('is not there where the site does not offer it', async () => {
    const config = { ...wholeSite.config, recurringPaymentsEnabled: false };
    test = await startSandbox({ sites: [{ ...wholeSite, config }] });
    expect(await test.request('setRecurringPayment', recurring({}))).toMatchObject({
      status: 400,
      body: { errors: { Error: 'Automated top-up is not available' } },
    });
  });
});

it('mails a notice when the balance falls below the threshold', async () => {
  const notice = { billing_account_id: MAIN, threshold: 446, is_enabled: true };
  const account = await test.call('setLowBalanceNotice', notice);
  expect(account.low_balance_notice_settings).toEqual({ is_enabled: true, threshold: 446 });
  await test.control('POST', 'clock', { advance_seconds: 3 * 86_400 });
  await test.call('listBillingAccounts', {});
  const mails = await test.control('GET', 'outbox');
  expect(mails).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'low-balance' })]));
  expect((await test.request('setLowBalanceNotice', notice, { as: 'colleague' })).status).toBe(403);
});

describe('paying an invoice', () => {
  const unpaid = async () =>
    (await test.call('listInvoices', { billing_account_id: MAIN })).find((row) => row.status === 5);

  it('charges the primary card, once', async () => {
    const invoice = await unpaid();
    const invoice_id = Number(invoice?.id);
    expect(await test.call('payInvoice', { invoice_id })).toEqual({
      success: true,
      message: `Invoice ${invoice?.name} is paid`,
    });
    const paid = (await test.call('listInvoices', { billing_account_id: MAIN })).find((row) => row.id === invoice_id);
    expect(paid).toMatchObject({ status: 10, transaction_list: [{ amount: invoice?.totals?.total }] });
    expect(await test.call('payInvoice', { invoice_id })).toMatchObject({ success: false });
    const account = (await test.call('listBillingAccounts', {})).find((row) => row.id === MAIN);
    expect(account?.unpaid_amount).toBe(0);
  });

  it('says why it fails', async () => {
    const invoice_id = Number((await unpaid())?.id);
    await test.control('POST', 'clock', { advance_seconds: 5 * 365 * 86_400 });
    expect(await test.call('payInvoice', { invoice_id })).toMatchObject({
      success: false,
      message: expect.stringMatching(/expired/i),
    });
  });

  it('belongs to the customer', async () => {
    const invoice_id = Number((await unpaid())?.id);
    expect((await test.request('payInvoice', { invoice_id }, { as: 'colleague' })).status).toBe(403);
    expect((await test.request('payInvoice', { invoice_id: 1 })).status).toBe(400);
  });
});

it('tells the customer of an invoice as it was', async () => {
  await test.control('POST', 'clock', { advance_seconds: 32 * 86_400 });
  const [, before] = await test.call('listInvoices', { billing_account_id: MAIN });
  await test.call('updateBillingAccount', { billing_account_id: MAIN, customer_phone: '1', title: 'Other' });
  const [, after] = await test.call('listInvoices', { billing_account_id: MAIN });
  expect(after?.account_snapshot).toBe(before?.account_snapshot);
  expect(JSON.parse(String(after?.account_snapshot))).toMatchObject({ id: MAIN, company_name: 'Õunapuu & Pojad OÜ' });
});
