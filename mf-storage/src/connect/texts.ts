import { defineMessages } from '@console/ui';
import en from '../messages/en/connect.json';
import { translations } from '../messages/translations';

export const { useText: useConnectText } = defineMessages('storageConnect', en, translations);
