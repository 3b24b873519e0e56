import { defineMessages } from '@console/ui';
import en from './messages/en.json';

/** Id of a text of the settings of a machine. */
export type SettingsId = keyof typeof en;

/** A text with what goes into it, for rules that know why but not how it is shown. */
export interface SettingsMessage {
  readonly id: SettingsId;
  readonly values?: Readonly<Record<string, string | number>>;
}

export const { useText: useSettingsText, Text: SettingsText, text: settingsText } = defineMessages('vmSettings', en);
