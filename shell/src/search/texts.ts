import { defineMessages } from '@console/ui';
import en from '../messages/en/search.json';
import { translations } from '../messages/translations';

export const { useText } = defineMessages('search', en, translations);
