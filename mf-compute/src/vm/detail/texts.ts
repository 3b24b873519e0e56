import { defineMessages } from '@console/ui';
import en from './messages/en.json';

/** Id of a text of the page of one machine. */
export type DetailId = keyof typeof en;

export const { useText: useDetailText, Text: DetailText, text: detailText } = defineMessages('vmDetail', en);
