import { hidden } from './effect';
import type { EffectsOf } from './table';

/** Payments go through somebody else, who alone knows of one whose response was lost: a person has to look. */
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
  createCard: hidden,
  deleteCard: hidden,
  setPrimaryCard: hidden,
  applyForInvoicePayment: hidden,
  prehookCard: hidden,
  verifyCard: hidden,
  payInvoice: hidden,
  saveLinkMethods: hidden,
  sendLinkData: hidden,
  buyCredit: hidden,
  buyCreditPosthook: hidden,
};
