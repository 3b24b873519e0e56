import { defineMessages } from '../text/define-messages';
import en from './messages/en.json';

// Apart from the other texts: they come with the tables.
export const { useText: useTableText, text: tableText } = defineMessages('uiTable', en, {
  et: () => import(/* webpackChunkName: "texts-et" */ './messages/et.json'),
  id: () => import(/* webpackChunkName: "texts-id" */ './messages/id.json'),
  de: () => import(/* webpackChunkName: "texts-de" */ './messages/de.json'),
});
