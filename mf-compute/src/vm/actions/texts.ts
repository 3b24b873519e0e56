import { defineMessages } from '@console/ui';
import en from '../../messages/en/vm-settings.json';
import { translations } from '../../messages/translations';

/** Id of a text of the settings of a machine. */
export type SettingsId = keyof typeof en;

export const {
  useText: useSettingsText,
  Text: SettingsText,
  text: settingsText,
} = defineMessages('vmSettings', en, translations);
