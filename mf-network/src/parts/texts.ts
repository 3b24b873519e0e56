import { defineMessages } from '@console/ui';
import en from '../messages/en.json';

export const { Text, useText } = defineMessages('network', en);
