import { defineMessages } from '@console/ui';
import en from '../messages/en/journal.json';
import { translations } from '../messages/translations';

export const { useText, text } = defineMessages('journal', en, translations);
export type JournalTextId = keyof typeof en;
