import { defineMessages } from '@console/ui';
import en from '../messages/en/developer.json';

export const { useText } = defineMessages('developer', en);
