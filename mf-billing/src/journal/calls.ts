import { getFormat } from '@console/ui';
import type { JournalCalls, JournalDeclaration, JournalDetails } from '@console/area';
import type { Endpoints } from '@console/contract/endpoints';
import type { Id } from './texts';

const money = ({ amount }: JournalDetails) => ({
  amount: amount === undefined ? '?' : getFormat().money(String(amount)),
});
const ofAccount = { about: ['billing_account_id'], keep: ['billing_account_id'] } as const;

const calls: JournalCalls<Endpoints, Id> = {
  createBillingAccount: {
    keep: ['type'],
    response: { about: [{ id: 'billing_account_id' }] },
    text: 'createBillingAccount',
  },
  updateBillingAccount: { ...ofAccount, text: 'updateBillingAccount' },
  deleteBillingAccount: { ...ofAccount, text: 'deleteBillingAccount' },
  setDefaultBillingAccount: { ...ofAccount, text: 'setDefaultBillingAccount' },
  setRecurringPayment: { ...ofAccount, text: 'setRecurringPayment' },
  setLowBalanceNotice: { ...ofAccount, text: 'setLowBalanceNotice' },
  activateCampaign: { ...ofAccount, text: 'activateCampaign' },
  setClearThreshold: { text: 'setClearThreshold' },
  payInvoice: {
    about: ['invoice_id'],
    response: { keep: ['success'] },
    text: ({ success }) => (success === false ? 'payInvoice.declined' : 'payInvoice'),
  },
  createCard: { ...ofAccount, text: 'createCard' },
  deleteCard: { about: ['payment_object_id'], text: 'deleteCard' },
  setPrimaryCard: { about: ['payment_object_id'], text: 'setPrimaryCard' },
  applyForInvoicePayment: { ...ofAccount, text: 'applyForInvoicePayment' },
  prehookCard: { ...ofAccount, text: 'prehookCard' },
  verifyCard: { about: ['payment_object_id'], text: 'verifyCard' },
  saveLinkMethods: { ...ofAccount, text: 'saveLinkMethods' },
  sendLinkData: {
    about: ['billing_account_id'],
    keep: ['billing_account_id', 'amount'],
    text: 'sendLinkData',
    values: money,
  },
  buyCredit: {
    about: ['billing_account_id', 'payment_object_id'],
    keep: ['billing_account_id', 'amount'],
    text: 'buyCredit',
    values: money,
  },
  buyCreditPosthook: {
    about: ['billing_account_id', 'payment_object_id'],
    keep: ['billing_account_id'],
    text: 'buyCreditPosthook',
  },
};

/** What the journal notes of calls about billing accounts, ways to pay, credit and invoices. */
export const journal: readonly JournalDeclaration[] = [
  { calls, texts: () => import(/* webpackChunkName: "journal-texts" */ './texts') },
];
