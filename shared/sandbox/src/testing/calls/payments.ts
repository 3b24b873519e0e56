import { FRONT } from './billing';
import type { Rows } from './row';
import { MAIN, SECOND, type World } from './world';

type Names =
  | 'listCards'
  | 'createCard'
  | 'deleteCard'
  | 'setPrimaryCard'
  | 'applyForInvoicePayment'
  | 'prehookCard'
  | 'verifyCard'
  | 'getPaypalIdToken'
  | 'getPaypalSetupToken'
  | 'getPaypalPaymentToken'
  | 'saveLinkMethods'
  | 'sendLinkData'
  | 'getLinkResult'
  | 'getPersistentData'
  | 'getFinalTopUpAmount'
  | 'buyCredit'
  | 'buyCreditPosthook';

const CLOSED = { message: 'Payment channel not available' } as const;
const session = { session_id: 'session-1' };
const setUp = { ...session, return_url: `${FRONT}/billing` };
const card = { billing_account_id: SECOND, token: 'tok_visa', processor_keyword: 'stripe_creditcard' };
const link = {
  billing_account_id: MAIN,
  amount: 50,
  processor: 'adyen',
  params: JSON.stringify({ referrer_url: `${FRONT}/billing` }),
};

async function approvedWallet({ call, test }: World) {
  const { token } = await call('getPaypalSetupToken', setUp);
  const page = new URLSearchParams({ action: 'approve' });
  await test.fetchFrom(`/pay/whole/${token}`, { method: 'POST', body: page }, 'pay.localhost');
  return { ...session, setup_token: token };
}

async function purchase({ verifiedCard }: World) {
  const payment_object_id = await verifiedCard();
  return { billing_account_id: SECOND, payment_object_id, amount: 20, on_session: true, front_base_url: FRONT };
}

const nobodys = {
  message: '',
  params: () => ({ billing_account_id: MAIN, identifier: 'nobody-made-this' }),
};

export const paymentRows: Rows<Names> = {
  listCards: { params: () => ({ billing_account_id: MAIN }) },
  createCard: {
    params: () => card,
    refusals: [{ ...CLOSED, params: () => ({ ...card, processor_keyword: 'nothing' }) }],
  },
  deleteCard: { params: async (world) => ({ payment_object_id: await world.card() }) },
  setPrimaryCard: {
    async params(world) {
      // The first card of an account is its primary one without being asked.
      await world.verifiedCard();
      return { payment_object_id: await world.verifiedCard() };
    },
  },
  applyForInvoicePayment: {
    params: () => ({ billing_account_id: MAIN }),
    refusals: [{ ...CLOSED, shut: 'invoice', params: () => ({ billing_account_id: MAIN }) }],
  },
  prehookCard: {
    params: () => ({ billing_account_id: SECOND, processor_keyword: 'stripe_creditcard' }),
    refusals: [{ ...CLOSED, params: () => ({ billing_account_id: SECOND, processor_keyword: 'nothing' }) }],
  },
  verifyCard: {
    params: async (world) => ({ payment_object_id: await world.card(), front_base_url: FRONT }),
    refusals: [
      {
        ...CLOSED,
        shut: 'stripe_creditcard',
        params: async ({ call }) => ({
          payment_object_id:
            (await call('listCards', { billing_account_id: MAIN })).find(
              ({ processor }) => processor?.keyword === 'stripe_creditcard',
            )?.id ?? 0,
          front_base_url: FRONT,
        }),
      },
    ],
  },
  getPaypalIdToken: {
    params: () => session,
    refusals: [{ ...CLOSED, shut: 'paypal_vault', params: () => session }],
  },
  getPaypalSetupToken: {
    params: () => setUp,
    refusals: [{ ...CLOSED, shut: 'paypal_vault', params: () => setUp }],
  },
  getPaypalPaymentToken: {
    params: approvedWallet,
    refusals: [{ ...CLOSED, shut: 'paypal_vault', params: () => ({ ...session, setup_token: 'x' }) }],
  },
  saveLinkMethods: { params: () => ({ billing_account_id: MAIN, method_ids: ['promptpay'] }) },
  sendLinkData: { params: () => link, refusals: [{ ...CLOSED, params: () => ({ ...link, processor: 'nothing' }) }] },
  getLinkResult: {
    params: async (world) => ({ billing_account_id: MAIN, identifier: await world.payment() }),
    refusals: [nobodys],
  },
  getPersistentData: {
    params: async (world) => ({ billing_account_id: MAIN, identifier: await world.payment() }),
    refusals: [nobodys],
  },
  getFinalTopUpAmount: {
    params: () => ({ billing_account_id: MAIN, processor: 'adyen', amount: 50 }),
    refusals: [{ ...CLOSED, params: () => ({ billing_account_id: MAIN, processor: 'nothing', amount: 50 }) }],
  },
  buyCredit: {
    params: purchase,
    refusals: [
      {
        ...CLOSED,
        async params(world) {
          const order = await purchase(world);
          await world.test.control('POST', 'processors', { keyword: 'stripe_creditcard', is_active: false });
          return order;
        },
      },
    ],
  },
  buyCreditPosthook: {
    async params(world) {
      const order = await purchase(world);
      const { data } = await world.call('buyCredit', order);
      const charge_id = typeof data === 'object' && data !== null && 'charge_id' in data ? String(data.charge_id) : '';
      return { billing_account_id: SECOND, charge_id, payment_object_id: order.payment_object_id };
    },
  },
};
