/** @jest-environment node */
import { startSandbox, type TestSandbox } from '../../testing/client';
import { MAIN } from '../../testing/orders';

let test: TestSandbox;
beforeEach(async () => {
  test = await startSandbox();
});

describe('paying', () => {
  const post = (url: string, says: Record<string, string | number>) =>
    test.raw(url, { method: 'POST', body: new URLSearchParams(Object.entries(says).map(([k, v]) => [k, `${v}`])) });
  const unpaid = async () => {
    const { body } = await test.raw(`/payment/billing_account/unpaid_amount?billing_account_id=${MAIN}`);
    return body;
  };
  const invoices = async () =>
    (await test.call('listInvoices', { billing_account_id: MAIN })).filter((row) => row.status === 5);

  it('pays what an amount is enough for, and no invoice in part', async () => {
    const [invoice] = await invoices();
    const total = invoice?.totals?.total ?? 0;
    expect(total).toBeGreaterThan(10);
    expect(await unpaid()).toEqual({ message: total });
    const pay = (amount: number) => post('/payment/pay_amount', { billing_account_id: MAIN, amount });
    expect((await pay(total - 1)).body).toMatchObject({ paid_invoices: [], amount_used: 0 });
    expect((await pay(total + 5)).body).toMatchObject({
      amount_left: 5,
      amount_used: total,
      paid_invoices: [invoice?.id],
      success: true,
    });
    expect(await unpaid()).toEqual({ message: 0 });
    expect(await invoices()).toEqual([]);
  });

  it('pays all', async () => {
    expect((await post('/payment/pay_all', { billing_account_id: MAIN })).body).toMatchObject({ success: true });
    expect(await unpaid()).toEqual({ message: 0 });
  });

  it('mails the invoice that was asked for', async () => {
    await post('/payment/credit/request_invoice', { billing_account_id: MAIN, amount: 100 });
    expect(JSON.stringify(await test.control('GET', 'outbox'))).toContain('Invoice for EUR 100.00 of credit');
  });

  it.each([
    ['/payment/pay_all', {}, 400],
    ['/payment/pay_all', { billing_account_id: 1_048_003 }, 403],
    ['/payment/pay_amount', { billing_account_id: MAIN, amount: 0 }, 400],
    ['/payment/pay_amount', { billing_account_id: MAIN, amount: 'much' }, 400],
    ['/payment/credit/request_invoice', { billing_account_id: MAIN }, 400],
    ['/payment/credit/request_invoice', { billing_account_id: 1_048_003, amount: 10 }, 403],
  ])('answers %s with %j with %d', async (url, says, status) => {
    expect((await post(url, says)).status).toBe(status);
  });
});
