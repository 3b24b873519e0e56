import { defineMessages } from '@console/ui';
import en from '../messages/en/activity.json';
import { translations } from '../messages/translations';

export const { useText, text } = defineMessages('activity', en, translations);
