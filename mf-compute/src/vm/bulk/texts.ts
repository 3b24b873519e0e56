import { defineMessages } from '@console/ui';
import en from './messages/en.json';

/** Id of a text of the bulk actions. */
export type BulkId = keyof typeof en;

export const { useText, text } = defineMessages('vmBulk', en, {
  et: () => import(/* webpackChunkName: "texts-et" */ './messages/et.json'),
  id: () => import(/* webpackChunkName: "texts-id" */ './messages/id.json'),
  de: () => import(/* webpackChunkName: "texts-de" */ './messages/de.json'),
});
