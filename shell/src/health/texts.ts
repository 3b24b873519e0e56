import { defineMessages } from '@console/ui';
import en from '../messages/en/health.json';
import { translations } from '../messages/translations';

export const { useText } = defineMessages('health', en, translations);
