import { defineMessages } from '@console/ui';
import en from './messages/en.json';

/** Id of a text of the order form. */
export type CreateId = keyof typeof en;

export const { useText: useCreateText, text: createText } = defineMessages('metalCreate', en, {
  et: () => import(/* webpackChunkName: "texts-et" */ './messages/et.json'),
  id: () => import(/* webpackChunkName: "texts-id" */ './messages/id.json'),
  de: () => import(/* webpackChunkName: "texts-de" */ './messages/de.json'),
});
