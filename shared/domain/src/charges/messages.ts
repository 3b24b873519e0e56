import { defineMessages } from '@console/ui';
import en from '../messages/en/charges.json';
import { translations } from '../messages/translations';

export const { useText } = defineMessages('charges', en, translations);
