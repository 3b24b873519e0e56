import { defineMessages } from '@console/ui';
import en from '../messages/en/mock.json';

export const { useText, text } = defineMessages('mock', en);
