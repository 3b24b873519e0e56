import { defineMessages } from '@console/ui';
import en from '../messages/en/network-map.json';
import { translations } from '../messages/translations';

export const { useText } = defineMessages('network-map', en, translations);
