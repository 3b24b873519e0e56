import { defineMessages } from '@console/ui';
import en from '../messages/en/profile.json';
import { translations } from '../messages/translations';

export const { useText, Text, text } = defineMessages('profile', en, translations);
