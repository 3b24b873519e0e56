import { defineMessages } from '@console/ui';
import en from '../messages/en/deletion.json';
import { translations } from '../messages/translations';

export const { useText, text } = defineMessages('deletion', en, translations);
