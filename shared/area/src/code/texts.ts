import { defineMessages } from '@console/ui';
import en from './messages/en.json';

export const { useText, Text } = defineMessages('code', en);
