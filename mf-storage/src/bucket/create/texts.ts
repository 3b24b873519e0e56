import { defineMessages } from '@console/ui';
import en from '../../messages/en/bucket-create.json';
import { translations } from '../../messages/translations';

export const { useText: useCreateText, text: createText } = defineMessages('bucketCreate', en, translations);
