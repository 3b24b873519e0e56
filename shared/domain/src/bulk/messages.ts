import { defineMessages } from '@console/ui';
import en from '../messages/en/bulk.json';
import { translations } from '../messages/translations';

/** Id of a text that the plans of all areas have in common. */
export type BulkId = keyof typeof en;

export const { useText: useBulkText } = defineMessages('domainBulk', en, translations);
