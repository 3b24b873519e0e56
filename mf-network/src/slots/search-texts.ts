import { defineMessages } from '@console/ui';
import en from '../messages/en/slots-search.json';
import { translations } from '../messages/translations';

/** What the search says of this area: apart from the texts of its screens, which it does not load. */
export const { useText } = defineMessages('search-network', en, translations);
