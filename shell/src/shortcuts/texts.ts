import { defineMessages } from '@console/ui';
import en from '../messages/en/shortcuts.json';
import { translations } from '../messages/translations';

export const { useText } = defineMessages('shortcuts', en, translations);
