import { defineMessages } from '@console/ui';
import en from '../messages/en/credit-change.json';
import { translations } from '../messages/translations';

export const { useText } = defineMessages('domainCredit', en, translations);
