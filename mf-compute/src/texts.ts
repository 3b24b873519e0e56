import { defineMessages } from '@console/ui';
import en from './messages/en/compute.json';
import { translations } from './messages/translations';

/** Id of a text of this area. */
export type Id = keyof typeof en;

export const { useText, Text, text } = defineMessages('compute', en, translations);
