import { listBillingAccounts } from '../billing-account';
import { type Card, listCards } from '../card';
import { listCredit } from '../credit';
import { invoiceStatus, listInvoices } from '../invoice';
import type { verifyCard } from '../card-verify';
import type { ParamsOf, ResponseOf } from '../endpoint';
import { changed, type Effect, gone, hidden, isSame, made, type Read } from './effect';
import type { EffectsOf } from './table';

const cardsOf = async (read: Read, billing_account_id: number | string): Promise<Card[]> =>
  (await read(listCards, { billing_account_id: Number(billing_account_id) })).filter((card) => !card.is_deleted);

/** A card by its number alone: calls about one do not name its account. */
async function cardOf(read: Read, id: number | string): Promise<Card | undefined> {
  const accounts = await read(listBillingAccounts, {});
  const lists = await Promise.all(accounts.filter((one) => !one.is_deleted).map((one) => cardsOf(read, one.id)));
  return lists.flat().find((card) => isSame(card.id, id));
}

const INVOICE = 'invoice';

/** Where the bank asks, the page to go to was in the response: who sends it again is given the same one. */
const verified: Effect<ParamsOf<typeof verifyCard>, ResponseOf<typeof verifyCard>> = {
  kind: 'changed',
  withinMs: 6000,
  async look(read, { params }) {
    const card = await cardOf(read, params.payment_object_id);
    return card?.is_verified ? { state: 'done', response: { card } } : { state: 'absent' };
  },
};

/** Payments by link go through somebody else, who alone knows of one whose response was lost: a person has to look. */
export const paymentEffects: EffectsOf<
  | 'createCard'
  | 'deleteCard'
  | 'setPrimaryCard'
  | 'applyForInvoicePayment'
  | 'prehookCard'
  | 'verifyCard'
  | 'payInvoice'
  | 'saveLinkMethods'
  | 'sendLinkData'
  | 'buyCredit'
  | 'buyCreditPosthook'
> = {
  createCard: made({
    rows: (read, { billing_account_id }) => cardsOf(read, billing_account_id),
    is: (card, { processor_keyword: keyword }) =>
      keyword === undefined ? card.processor?.keyword !== INVOICE : isSame(card.processor?.keyword, keyword),
    id: (card) => card.id,
    since: (card) => card.created,
    response: (card) => card,
  }),
  deleteCard: gone(async (read, { payment_object_id }) => (await cardOf(read, payment_object_id)) === undefined),
  setPrimaryCard: changed(
    async (read, { payment_object_id }) => (await cardOf(read, payment_object_id))?.is_primary === true,
  ),
  applyForInvoicePayment: made({
    rows: (read, { billing_account_id }) => cardsOf(read, billing_account_id),
    is: (card) => card.processor?.keyword === INVOICE,
    id: (card) => card.id,
    since: (card) => card.created,
    response: (card) => card,
  }),
  prehookCard: hidden,
  verifyCard: verified,
  payInvoice: changed(
    async (read, { invoice_id }, { account }) =>
      account !== undefined &&
      (await read(listInvoices, { billing_account_id: account })).some(
        ({ id, status }) => isSame(id, invoice_id) && status === invoiceStatus.PAID,
      ),
    { isPayment: true },
  ),
  saveLinkMethods: hidden,
  sendLinkData: hidden,
  /** Credit shows what was bought. Where the bank asks nothing is bought yet, nor ever without the response. */
  buyCredit: made({
    rows: (read, { billing_account_id }) => read(listCredit, { billing_account_id: Number(billing_account_id) }),
    is: (entry, { amount }) => entry.amount === Number(amount),
    id: (entry) => entry.id,
    since: (entry) => entry.created,
    isPayment: true,
    response: ({ reference }) => ({ success: true, data: { status: 'succeeded', charge_id: reference } }),
  }),
  /** May be sent again at any time. */
  buyCreditPosthook: hidden,
};
