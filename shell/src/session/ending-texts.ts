import { defineMessages } from '@console/ui';
import en from '../messages/en/ending.json';
import { translations } from '../messages/translations';

export const { useText: useEndingText } = defineMessages('ending', en, translations);
