import { defineMessages } from '@console/ui';
import en from '../../messages/en/vm-detail.json';
import { translations } from '../../messages/translations';

export const {
  useText: useDetailText,
  Text: DetailText,
  text: detailText,
} = defineMessages('vmDetail', en, translations);
