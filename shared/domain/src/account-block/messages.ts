import { defineMessages } from '@console/ui';
import en from '../messages/en/account-block.json';
import { translations } from '../messages/translations';

/** Id of a text that says why nothing can be charged to an account. */
export type AccountBlockId = keyof typeof en;

export const { text } = defineMessages('accountBlock', en, translations);
