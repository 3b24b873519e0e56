import { defineMessages } from '@console/ui';
import en from '../messages/en/billing-top-up.json';
import { translations } from '../messages/translations';

export const { useText, text } = defineMessages('billingTopUp', en, translations);
