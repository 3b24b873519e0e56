import { defineMessages } from '@console/ui';
import en from './messages/en/billing.json';
import { translations } from './messages/translations';

export type Id = keyof typeof en;

export const { useText, Text, text } = defineMessages('billing', en, translations);
