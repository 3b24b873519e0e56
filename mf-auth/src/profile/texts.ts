import { defineMessages } from '@console/ui';
import en from './messages/en.json';

export const { useText, Text, text } = defineMessages('profile', en, {
  et: () => import(/* webpackChunkName: "texts-et" */ './messages/et.json'),
  id: () => import(/* webpackChunkName: "texts-id" */ './messages/id.json'),
  de: () => import(/* webpackChunkName: "texts-de" */ './messages/de.json'),
});
