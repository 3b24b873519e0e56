import { defineMessages } from '@console/ui';
import en from '../../messages/en/vpc-create.json';
import { translations } from '../../messages/translations';

/** Id of a text of the form that creates a network. */
export type CreateId = keyof typeof en;

export const { useText: useCreateText, text: createText } = defineMessages('vpcCreate', en, translations);
