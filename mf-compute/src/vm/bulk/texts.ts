import { defineMessages } from '@console/ui';
import en from '../../messages/en/vm-bulk.json';
import { translations } from '../../messages/translations';

/** Id of a text of the bulk actions. */
export type BulkId = keyof typeof en;

export const { useText, text } = defineMessages('vmBulk', en, translations);
