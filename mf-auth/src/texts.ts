import { defineMessages } from '@console/ui';
import en from './messages/en/auth.json';
import { translations } from './messages/translations';

export const { useText, Text, text } = defineMessages('auth', en, translations);
