/** @jest-environment node */
import { startSandbox, type TestSandbox } from '../../testing/client';
import { MAIN } from '../../testing/orders';
import { requestWithKey } from '../../testing/with-key';
import { metalSite, wholeSite } from '../../testing/sites';

const CUSTOMER = 1001;
const ADMIN = 1004;

let test: TestSandbox;
let key = '';
beforeAll(async () => {
  const card = {
    type: 'creditcard',
    name: 'Stripe',
    keyword: 'stripe_creditcard',
    supports_auto_topup: true,
  } as const;
  const site = { ...wholeSite, config: { ...wholeSite.config, paymentProcessors: [card] } };
  test = await startSandbox({ sites: [site, metalSite] });
  key = (await test.call('createAdminToken', { user_id: CUSTOMER }, { as: 'admin' })).token;
});

it('stands in the history of a machine that somebody else ordered', async () => {
  const location = 'jhv';
  const [spec] = (await test.call('listMetalSpecs', { location })).filter(({ is_visible }) => is_visible);
  const order = {
    location,
    display_name: 'by-support',
    spec_uuid: spec?.uuid ?? '',
    requested_os_id: spec?.ready_os_ids?.[0] ?? '',
    billing_account_id: MAIN,
  };
  const { body } = await requestWithKey(test, key, 'createMetalLease', order);
  expect(body).toMatchObject({ user_id: CUSTOMER, state_history: [{ acting_user_id: ADMIN }] });
});

it('stands in the history of credit that somebody else bought', async () => {
  const [card] = (await test.call('listCards', { billing_account_id: MAIN })).filter(({ is_verified }) => is_verified);
  const purchase = { billing_account_id: MAIN, payment_object_id: Number(card?.id), amount: 50 };
  const buyers: [string, number][] = [
    [key, ADMIN],
    ['customer'.padEnd(32, '0'), CUSTOMER],
  ];
  for (const [buyer, acting_user_id] of buyers) {
    expect((await requestWithKey(test, buyer, 'buyCredit', purchase)).body).toMatchObject({ success: true });
    await test.control('POST', 'clock', { advance_seconds: 60 });
    const [credit] = await test.call('listCredit', { billing_account_id: MAIN });
    expect(credit).toMatchObject({ amount: 50, acting_user_id });
  }
});
