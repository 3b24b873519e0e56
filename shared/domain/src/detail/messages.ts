import { defineMessages } from '@console/ui';
import en from '../messages/en/detail.json';
import { translations } from '../messages/translations';

export const { useText } = defineMessages('domainDetail', en, translations);
