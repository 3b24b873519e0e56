import { defineMessages } from '@console/ui';
import en from '../messages/en/slots-start.json';
import { translations } from '../messages/translations';

/** What the home page of somebody who has nothing yet says of this area. */
export const { useText: useStartText } = defineMessages('start-network', en, translations);
