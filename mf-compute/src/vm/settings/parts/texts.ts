import { defineMessages } from '@console/ui';
import en from './messages/en.json';

/** Id of a text that the dialogs of a machine share. */
export type DialogId = keyof typeof en;

export const { useText: useDialogText, text: dialogText } = defineMessages('vmDialog', en, {
  et: () => import(/* webpackChunkName: "texts-et" */ './messages/et.json'),
  id: () => import(/* webpackChunkName: "texts-id" */ './messages/id.json'),
  de: () => import(/* webpackChunkName: "texts-de" */ './messages/de.json'),
});
