import { defineMessages } from '@console/ui';
import en from '../messages/en/callback.json';
import { translations } from '../messages/translations';

export const { useText, text } = defineMessages('callback', en, translations);
