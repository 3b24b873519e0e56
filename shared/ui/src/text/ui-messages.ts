import en from '../messages/en/ui.json';
import { translations } from '../messages/translations';
import { defineMessages } from './define-messages';

export const { useText, Text, text } = defineMessages('ui', en, translations);
