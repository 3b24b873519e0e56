import { defineMessages } from '@console/ui';
import en from '../messages/en/demo.json';
import { translations } from '../messages/translations';

export const { useText, text } = defineMessages('demo', en, translations);
