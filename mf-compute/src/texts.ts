import { defineMessages } from '@console/ui';
import en from './messages/en.json';

/** Id of a text of this area. */
export type Id = keyof typeof en;

/** A text with what goes into it, for rules that know why but not how it is shown. */
export interface Message {
  readonly id: Id;
  readonly values?: Readonly<Record<string, string | number>>;
}

export const { useText, Text, text } = defineMessages('compute', en);
