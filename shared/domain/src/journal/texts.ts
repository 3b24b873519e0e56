import { defineMessages } from '@console/ui';
import en from '../messages/en/journal-domain.json';
import { translations } from '../messages/translations';

export type Id = keyof typeof en;

export const { text } = defineMessages('journal-domain', en, translations);
