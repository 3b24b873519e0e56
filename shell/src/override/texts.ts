import { defineMessages } from '@console/ui';
import en from '../messages/en/override.json';
import { translations } from '../messages/translations';

export const { useText, text } = defineMessages('override', en, translations);
