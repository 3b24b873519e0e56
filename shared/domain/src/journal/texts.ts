import { defineMessages } from '@console/ui';
import en from '../messages/en/domain-journal.json';
import { translations } from '../messages/translations';

export type Id = keyof typeof en;

export const { text } = defineMessages('domainJournal', en, translations);
