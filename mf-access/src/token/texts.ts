import { defineMessages } from '@console/ui';
import en from '../messages/en/access-token.json';
import { translations } from '../messages/translations';

/** What is done with API tokens. */
export const {
  useText: useTokenText,
  Text: TokenText,
  text: tokenText,
} = defineMessages('accessToken', en, translations);
