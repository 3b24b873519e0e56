import { defineMessages } from '@console/ui';
import en from './messages/en/shell.json';
import { translations } from './messages/translations';

export const { useText, Text, text } = defineMessages('shell', en, translations);
