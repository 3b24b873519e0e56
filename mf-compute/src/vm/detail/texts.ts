import { defineMessages } from '@console/ui';
import en from './messages/en.json';

export const { useText: useDetailText, Text: DetailText, text: detailText } = defineMessages('vmDetail', en);
