import { defineMessages } from '@console/ui';
import en from '../messages/en/storage.json';
import { translations } from '../messages/translations';

export const { Text, useText } = defineMessages('storage', en, translations);
