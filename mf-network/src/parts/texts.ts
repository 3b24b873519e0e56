import { defineMessages } from '@console/ui';
import en from '../messages/en/network.json';
import { translations } from '../messages/translations';

export const { Text, useText } = defineMessages('network', en, translations);
