import { defineMessages } from '@console/ui';
import en from '../../../messages/en/vm-dialog.json';
import { translations } from '../../../messages/translations';

/** Id of a text that the dialogs of a machine share. */
export type DialogId = keyof typeof en;

export const { useText: useDialogText, text: dialogText } = defineMessages('vmDialog', en, translations);
