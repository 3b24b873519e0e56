import { defineMessages } from '@console/ui';
import en from '../messages/en/journal-storage.json';
import { translations } from '../messages/translations';

export type Id = keyof typeof en;

export const { text } = defineMessages('journal-storage', en, translations);
