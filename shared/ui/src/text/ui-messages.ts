import en from '../messages/en.json';
import { defineMessages } from './define-messages';

export const { useText, Text, text } = defineMessages('ui', en);
