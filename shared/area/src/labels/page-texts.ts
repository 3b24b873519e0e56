import { defineMessages } from '@console/ui';
import en from '../messages/en/labels-page.json';
import { translations } from '../messages/translations';

export const { useText } = defineMessages('labels-page', en, translations);
