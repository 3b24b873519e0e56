import en from '../messages/en.json';
import { defineMessages } from './define-messages';

export const { useText, Text, text } = defineMessages('ui', en, {
  et: () => import(/* webpackChunkName: "texts-et" */ '../messages/et.json'),
  id: () => import(/* webpackChunkName: "texts-id" */ '../messages/id.json'),
  de: () => import(/* webpackChunkName: "texts-de" */ '../messages/de.json'),
});
