import { defineMessages } from '@console/ui';
import en from '../messages/en/billing-payment.json';
import { translations } from '../messages/translations';

export const { useText, text } = defineMessages('billingPayment', en, translations);
