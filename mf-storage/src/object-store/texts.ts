import { defineMessages } from '@console/ui';
import en from '../messages/en/storage-objects.json';
import { translations } from '../messages/translations';

export const { text } = defineMessages('storageObjects', en, translations);
