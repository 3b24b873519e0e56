import { defineMessages } from '@console/ui';
import en from './messages/en.json';

export type Id = keyof typeof en;

export const { useText, Text, text } = defineMessages('billing', en, {
  et: () => import(/* webpackChunkName: "texts-et" */ './messages/et.json'),
  id: () => import(/* webpackChunkName: "texts-id" */ './messages/id.json'),
  de: () => import(/* webpackChunkName: "texts-de" */ './messages/de.json'),
});
