import { defineMessages } from '@console/ui';
import en from '../messages/en/key.json';
import { translations } from '../messages/translations';

export const { text: keyText, useText: useKeyText } = defineMessages('storageKey', en, translations);
