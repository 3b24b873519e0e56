import { defineMessages } from '@console/ui';
import en from '../messages/en/payer.json';
import { translations } from '../messages/translations';

export const { Text, useText, text } = defineMessages('domainPayer', en, translations);
