import { defineMessages } from '@console/ui';
import en from '../messages/en/lost.json';
import { translations } from '../messages/translations';

export const { text } = defineMessages('lost', en, translations);
