import { defineMessages } from '@console/ui';
import en from './messages/en/area.json';
import { translations } from './messages/translations';

export const { useText, text } = defineMessages('area', en, translations);
