import { defineMessages } from '@console/ui';
import en from '../messages/en/stale.json';
import { translations } from '../messages/translations';

export const { useText } = defineMessages('domainStale', en, translations);
