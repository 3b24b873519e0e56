import { defineMessages } from '@console/ui';
import en from '../messages/en/code.json';
import { translations } from '../messages/translations';

export const { useText, Text } = defineMessages('code', en, translations);
