import { defineMessages } from '@console/ui';
import en from '../messages/en/journal-network.json';
import { translations } from '../messages/translations';

export type Id = keyof typeof en;

export const { text } = defineMessages('journal-network', en, translations);
