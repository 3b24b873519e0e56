import { defineMessages } from '@console/ui';
import en from './messages/en.json';

export type Id = keyof typeof en;

export const { useText, Text, text } = defineMessages('billing', en);
