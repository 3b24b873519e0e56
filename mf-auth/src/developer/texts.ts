import { defineMessages } from '@console/area/signed-out';
import en from '../messages/en/developer.json';

export const { useText } = defineMessages('developer', en);
