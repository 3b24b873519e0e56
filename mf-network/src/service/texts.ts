import { defineMessages } from '@console/ui';
import en from '../messages/en/service.json';
import { translations } from '../messages/translations';

/** Id of a text of the pages and actions of a managed service. */
export type ServiceId = keyof typeof en;

export const {
  useText: useServiceText,
  Text: ServiceText,
  text: serviceText,
} = defineMessages('service', en, translations);
