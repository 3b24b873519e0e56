import { defineMessages } from '@console/ui';
import en from '../messages/en/slots-header.json';
import { translations } from '../messages/translations';

/** What the header of every page says of this area. */
export const { useText: useHeaderText } = defineMessages('billing', en, translations);
