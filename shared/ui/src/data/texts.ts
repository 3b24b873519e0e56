import { defineMessages } from '../text/define-messages';
import en from '../messages/en/ui-table.json';
import { translations } from '../messages/translations';

// Apart from the other texts: they come with the tables.
export const { useText: useTableText, text: tableText } = defineMessages('uiTable', en, translations);
