import { defineMessages } from '../../text/define-messages';
import en from './messages/en.json';

// Apart from the other texts: they come with the dialog.
export const { useText: useBulkText, text: bulkText } = defineMessages('uiBulk', en, {
  et: () => import(/* webpackChunkName: "texts-et" */ './messages/et.json'),
  id: () => import(/* webpackChunkName: "texts-id" */ './messages/id.json'),
  de: () => import(/* webpackChunkName: "texts-de" */ './messages/de.json'),
});
