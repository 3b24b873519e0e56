import { defineMessages } from '@console/ui';
import en from '../../messages/en/vm-actions.json';
import { translations } from '../../messages/translations';

/** Id of a text of the actions on a machine. */
export type ActionsId = keyof typeof en;

export const {
  useText: useActionsText,
  Text: ActionsText,
  text: actionsText,
} = defineMessages('vmActions', en, translations);
