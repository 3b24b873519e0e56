import { defineMessages } from '@console/ui';
import en from '../messages/en/slots-home.json';
import { translations } from '../messages/translations';

/** What the home page says of this area: apart from the texts of its screens, which the home page does not load. */
export const { useText } = defineMessages('authHome', en, translations);
