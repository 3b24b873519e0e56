import { defineMessages } from '@console/ui';
import en from './messages/en.json';

/** Id of a text of the settings of a machine. */
export type SettingsId = keyof typeof en;

export const {
  useText: useSettingsText,
  Text: SettingsText,
  text: settingsText,
} = defineMessages('vmSettings', en, {
  et: () => import(/* webpackChunkName: "texts-et" */ './messages/et.json'),
  id: () => import(/* webpackChunkName: "texts-id" */ './messages/id.json'),
  de: () => import(/* webpackChunkName: "texts-de" */ './messages/de.json'),
});
