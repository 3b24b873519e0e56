import { defineMessages } from '@console/ui';
import en from './messages/en/NAME.json';
import { translations } from './messages/translations';

export const { useText } = defineMessages('NAME', en, translations);
