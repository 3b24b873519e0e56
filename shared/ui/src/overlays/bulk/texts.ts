import { defineMessages } from '../../text/define-messages';
import en from '../../messages/en/ui-bulk.json';
import { translations } from '../../messages/translations';

// Apart from the other texts: they come with the dialog.
export const { useText: useBulkText, text: bulkText } = defineMessages('uiBulk', en, translations);
