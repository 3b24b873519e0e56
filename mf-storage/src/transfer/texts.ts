import { defineMessages } from '@console/ui';
import en from '../messages/en/storage-transfers.json';
import { translations } from '../messages/translations';

export const { text, useText } = defineMessages('storageTransfers', en, translations);
