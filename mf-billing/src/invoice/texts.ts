import { defineMessages } from '@console/ui';
import en from '../messages/en/billing-invoices.json';
import { translations } from '../messages/translations';

/** Texts of invoices and of the credit history, besides those that brands write themselves. */
export const {
  useText: useInvoicesText,
  Text: InvoicesText,
  text: invoicesText,
} = defineMessages('billingInvoices', en, translations);
