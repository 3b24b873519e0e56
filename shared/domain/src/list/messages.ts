import { defineMessages, type TextOf } from '@console/ui';
import en from '../messages/en/list.json';
import { translations } from '../messages/translations';

export const { useText, Text } = defineMessages('domainList', en, translations);

/** Reads a text of the lists. */
export type ListText = TextOf<keyof typeof en>;
