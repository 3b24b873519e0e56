import { defineMessages } from '@console/ui';
import en from './messages/en.json';

/** Id of a text that all order forms of the area share. */
export type OrderId = keyof typeof en;

export const { useText: useOrderText, text: orderText } = defineMessages('order', en, {
  et: () => import(/* webpackChunkName: "texts-et" */ './messages/et.json'),
  id: () => import(/* webpackChunkName: "texts-id" */ './messages/id.json'),
  de: () => import(/* webpackChunkName: "texts-de" */ './messages/de.json'),
});
