import { defineMessages } from '@console/ui';
import en from '../messages/en/offers.json';
import { translations } from '../messages/translations';

export const { useText } = defineMessages('offers', en, translations);
