/** @jest-environment node */
import { metalSite, wholeSite } from '../../testing/sites';
import { startSandbox, type TestSandbox } from '../../testing/client';
import { MAIN, SECOND } from '../../testing/orders';
import type { SandboxSite } from '../../site';

let test: TestSandbox;
beforeEach(async () => {
  test = await startSandbox();
});

const given = { email: 'nora@example.com', customer_phone: '+372 5555 0100', customer_name: 'Nora Uus', city: 'Narva' };
const asNew = { as: 'new' } as const;
const newAccount = () => test.call('createBillingAccount', given, asNew);

it('takes the e-mail address under both of its names', async () => {
  const { email: client_email, ...rest } = given;
  const account = await test.call('createBillingAccount', { ...rest, client_email }, asNew);
  expect(account.email).toBe('nora@example.com');
});

it.each([
  [{ client_email: 'nora' }, { client_email: 'Not an email address' }],
  [{ type: 'card' as never }, { type: 'The type must be invoice or other' }],
  [{ document: 'ä' }, { document: 'The document must be base64 text' }],
])('refuses %j', async (patch, errors) => {
  expect(await test.request('createBillingAccount', { ...given, ...patch }, asNew)).toMatchObject({
    status: 400,
    body: { errors },
  });
});

it('waits with an account that comes with a demanded document, and with its credit', async () => {
  const rule = { field: 'document', required: true, visible: true } as const;
  const site: SandboxSite = { ...wholeSite, config: { ...wholeSite.config, billingFields: [rule] } };
  test = await startSandbox({ sites: [site, metalSite] });
  expect(await test.request('createBillingAccount', given, asNew)).toMatchObject({
    status: 400,
    body: { errors: { document: 'This field is required' } },
  });
  const papers = { ...given, document: btoa('paper'), document_name: 'paper.pdf' };
  const account = await test.call('createBillingAccount', papers, asNew);
  expect(account).toMatchObject({
    status: 'PENDING_VALIDATION',
    is_active: false,
    can_pay: false,
    credit_amount: 0,
    document_name: 'paper.pdf',
    eligible_promotions: [{ credit_type: 'first_free', amount: 22 }],
  });
  await test.control('POST', 'clock', { advance_seconds: 86_400 });
  const [validated] = await test.call('listBillingAccounts', {}, asNew);
  expect(validated).toMatchObject({ status: 'ACTIVE', credit_amount: 22, eligible_promotions: [] });
  const mails = await test.control('GET', 'outbox');
  expect(mails).toMatchObject([{ kind: 'account-validated', to: 'nora@example.com' }]);
});

it('replaces what the customer has said; the e-mail address survives', async () => {
  const { id } = await newAccount();
  const changed = await test.call(
    'updateBillingAccount',
    { billing_account_id: id, customer_phone: '+49 1', country: 'de' },
    asNew,
  );
  expect(changed).toMatchObject({
    email: 'nora@example.com',
    customer_phone: '+49 1',
    customer_name: '',
    city: '',
    country: 'DE',
    vat_percentage: 19,
  });
  expect(await test.request('updateBillingAccount', { billing_account_id: id }, asNew)).toMatchObject({
    status: 400,
    body: { errors: { customer_phone: 'This field is required' } },
  });
  const strange = await test.request('updateBillingAccount', { ...given, billing_account_id: MAIN }, asNew);
  expect(strange.status).toBe(403);
});

it('has one default account', async () => {
  await test.call('setDefaultBillingAccount', { billing_account_id: SECOND });
  const accounts = await test.call('listBillingAccounts', {});
  expect(accounts.filter((row) => row.is_default).map((row) => row.id)).toEqual([SECOND]);
  expect((await test.request('setDefaultBillingAccount', { billing_account_id: MAIN }, asNew)).status).toBe(403);
});

describe('closing', () => {
  it('is refused while something runs or is owed', async () => {
    expect(await test.request('deleteBillingAccount', { billing_account_id: MAIN })).toMatchObject({
      status: 400,
      body: { errors: { Error: expect.stringMatching(/^\d+ resources run on this billing account/) } },
    });
    expect((await test.request('deleteBillingAccount', { billing_account_id: MAIN }, asNew)).status).toBe(403);
  });

  it('is refused while an invoice is unpaid', async () => {
    const { id } = await test.call('createBillingAccount', { ...given, type: 'invoice' }, asNew);
    await test.call('createBillingAccount', given, asNew);
    const ip = await test.call('createIpAddress', { location: 'tll', billing_account_id: id, name: 'a' }, asNew);
    await test.control('POST', 'clock', { advance_seconds: 32 * 86_400 });
    await test.call('deleteIpAddress', { location: 'tll', address: ip.address }, asNew);
    expect(await test.request('deleteBillingAccount', { billing_account_id: id }, asNew)).toMatchObject({
      status: 400,
      body: { errors: { Error: 'This billing account has unpaid invoices. Pay them first.' } },
    });
  });

  it('invoices what was used, discards the credit with a credit note, and passes on the default', async () => {
    const first = await newAccount();
    const second = await newAccount();
    const ip = await test.call('createIpAddress', { location: 'tll', billing_account_id: first.id, name: 'a' }, asNew);
    await test.control('POST', 'clock', { advance_seconds: 7200 });
    await test.call('deleteIpAddress', { location: 'tll', address: ip.address }, asNew);
    await test.call('deleteBillingAccount', { billing_account_id: first.id }, asNew);
    expect(await test.call('listBillingAccounts', {}, asNew)).toMatchObject([{ id: second.id, is_default: true }]);
    const all = await test.call('listBillingAccounts', { show_shadow: true }, asNew);
    expect(all.find((row) => row.id === first.id)).toMatchObject({ is_deleted: true, credit_amount: 0 });
    expect((await test.request('listInvoices', { billing_account_id: first.id }, asNew)).status).toBe(403);
    const again = await newAccount();
    expect(again.credit_amount).toBe(0);
  });
});

describe('campaigns', () => {
  const activate = (billing_account_id: number, campaign_code: string) => ({ billing_account_id, campaign_code });

  it('gives credit at once, once', async () => {
    const { id } = await newAccount();
    expect(await test.call('activateCampaign', activate(id, 'welcome10'), asNew)).toEqual({
      message: 'EUR 10.00 of credit were added.',
    });
    expect(await test.call('listBillingAccounts', {}, asNew)).toMatchObject([{ credit_amount: 32 }]);
    expect(await test.request('activateCampaign', activate(id, 'WELCOME10'), asNew)).toMatchObject({
      status: 400,
      body: { errors: { Error: 'This campaign was activated before' } },
    });
  });

  it('gives credit after top-ups', async () => {
    const { id } = await newAccount();
    await test.call('activateCampaign', activate(id, 'START25'), asNew);
    expect(await test.call('listBillingAccounts', {}, asNew)).toMatchObject([
      { eligible_promotions: [{ credit_type: 'signup_campaign', amount: 25, top_up_requirement: 50, top_up_done: 0 }] },
    ]);
  });

  it.each(['NOTHING', 'SUMMER2020'])('knows no %s', async (code) => {
    expect(await test.request('activateCampaign', activate(MAIN, code))).toMatchObject({
      status: 500,
      body: { errors: { Error: 'Invalid campaign.' } },
    });
  });
});

it('lets administrators say when limited accounts are clear', async () => {
  const before = await test.call('getClearThreshold', {});
  expect(before).toEqual({ restriction_level_clear_topup_threshold: 0 });
  const wanted = { restriction_level_clear_topup_threshold: 30.5 };
  expect(await test.request('setClearThreshold', wanted)).toMatchObject({
    status: 403,
    body: { message: 'User is not an administrator' },
  });
  expect(await test.call('setClearThreshold', wanted, { as: 'admin' })).toEqual(wanted);
  expect(await test.call('getClearThreshold', {})).toEqual(wanted);
  const negative = { restriction_level_clear_topup_threshold: -1 };
  expect((await test.request('setClearThreshold', negative, { as: 'admin' })).status).toBe(400);
});
