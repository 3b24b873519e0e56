import { defineMessages } from '@console/ui';
import en from '../messages/en/billing-journal.json';
import { translations } from '../messages/translations';

export type Id = keyof typeof en;

export const { text } = defineMessages('billingJournal', en, translations);
