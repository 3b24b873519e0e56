import { defineMessages } from '@console/ui';
import en from '../../messages/en/balancer-create.json';
import { translations } from '../../messages/translations';

/** Id of a text of the create form. */
export type CreateId = keyof typeof en;

export const { useText: useCreateText, text: createText } = defineMessages('lbCreate', en, translations);
