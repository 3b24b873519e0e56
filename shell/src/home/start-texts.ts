import { defineMessages } from '@console/ui';
import en from '../messages/en/start.json';
import { translations } from '../messages/translations';

export const { useText } = defineMessages('start', en, translations);
