import { defineMessages } from '@console/ui';
import en from './messages/en/billing-safeguards.json';
import { translations } from './messages/translations';

/** Texts of automatic top-ups and of the low-balance notice. */
export const { useText: useSafeguardsText, text: safeguardsText } = defineMessages('safeguards', en, translations);
