import { defineMessages } from '@console/ui';
import en from './messages/en.json';

/** Id of a text that the screens of bare metal share. */
export type MetalId = keyof typeof en;

export const {
  useText: useMetalText,
  Text: MetalText,
  text: metalText,
} = defineMessages('metal', en, {
  et: () => import(/* webpackChunkName: "texts-et" */ './messages/et.json'),
  id: () => import(/* webpackChunkName: "texts-id" */ './messages/id.json'),
  de: () => import(/* webpackChunkName: "texts-de" */ './messages/de.json'),
});
