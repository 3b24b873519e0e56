import { defineMessages } from '@console/ui';
import en from '../../messages/en/vpc-create.json';
import { translations } from '../../messages/translations';

export const { useText: useCreateText, text: createText } = defineMessages('vpcCreate', en, translations);
