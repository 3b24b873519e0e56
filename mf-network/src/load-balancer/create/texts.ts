import { defineMessages } from '@console/ui';
import en from '../../messages/en/balancer-create.json';
import { translations } from '../../messages/translations';

/** Id of a text of the create form. */
export type CreateId = keyof typeof en;

/** A text with what goes into it, for rules that know why but not how it is shown. */
export interface Message {
  readonly id: CreateId;
  readonly values?: Readonly<Record<string, string>>;
}

export const { useText: useCreateText, text: createText } = defineMessages('lbCreate', en, translations);
