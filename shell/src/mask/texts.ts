import { defineMessages } from '@console/ui';
import en from '../messages/en/mask.json';
import { translations } from '../messages/translations';

export const { text, useText } = defineMessages('mask', en, translations);
