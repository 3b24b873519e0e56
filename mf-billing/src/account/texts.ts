import { defineMessages } from '@console/ui';
import en from '../messages/en/billing-account.json';
import { translations } from '../messages/translations';

/** Texts of what is done to billing accounts, and of how they stand. */
export const {
  useText: useAccountText,
  Text: AccountText,
  text: accountText,
} = defineMessages('billingAccount', en, translations);
