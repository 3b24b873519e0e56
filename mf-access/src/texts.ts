import { defineMessages } from '@console/ui';
import en from './messages/en/access.json';
import { translations } from './messages/translations';

export const { useText, Text, text } = defineMessages('access', en, translations);
