import { defineMessages } from '@console/ui';
import en from '../messages/en/addresses.json';
import { translations } from '../messages/translations';

export const { useText, Text, text } = defineMessages('domainAddresses', en, translations);
