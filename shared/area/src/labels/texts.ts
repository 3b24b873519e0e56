import { defineMessages } from '@console/ui';
import en from '../messages/en/labels.json';
import { translations } from '../messages/translations';

export const { useText, text } = defineMessages('labels', en, translations);
