import { defineMessages } from '@console/ui';
import en from '../../messages/en/vm-actions.json';
import { translations } from '../../messages/translations';

export const {
  useText: useActionsText,
  Text: ActionsText,
  text: actionsText,
} = defineMessages('vmActions', en, translations);
