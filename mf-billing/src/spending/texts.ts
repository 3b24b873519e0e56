import { defineMessages } from '@console/ui';
import en from '../messages/en/billing-spending.json';
import { translations } from '../messages/translations';

export const { useText: useSpendingText } = defineMessages('billingSpending', en, translations);
