import { defineMessages } from '@console/area/signed-out';
import en from './messages/en/auth.json';
import { translations } from './messages/translations';

export const { useText, Text, text } = defineMessages('auth', en, translations);
