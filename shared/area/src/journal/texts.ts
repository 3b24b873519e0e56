import { defineMessages } from '@console/ui';
import en from './messages/en.json';

export const { useText, text } = defineMessages('journal', en, {
  et: () => import(/* webpackChunkName: "texts-et" */ './messages/et.json'),
  id: () => import(/* webpackChunkName: "texts-id" */ './messages/id.json'),
  de: () => import(/* webpackChunkName: "texts-de" */ './messages/de.json'),
});
export type JournalTextId = keyof typeof en;

/** Whether there is a text under an id. */
export const isTextId = (id: string): id is JournalTextId => Object.hasOwn(en, id);
