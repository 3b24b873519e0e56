import { defineMessages } from '@console/ui';
import en from '../../messages/en/metal-create.json';
import { translations } from '../../messages/translations';

/** Id of a text of the order form. */
export type CreateId = keyof typeof en;

export const { useText: useCreateText, text: createText } = defineMessages('metalCreate', en, translations);
