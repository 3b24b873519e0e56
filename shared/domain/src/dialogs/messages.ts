import { defineMessages } from '@console/ui';
import en from '../messages/en/dialogs.json';
import { translations } from '../messages/translations';

export const { useText, text } = defineMessages('domainDialogs', en, translations);
