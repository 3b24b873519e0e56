import { defineMessages } from '@console/ui';
import en from '../messages/en/access-delegation.json';
import { translations } from '../messages/translations';

/** What is done with access delegations. */
export const { useText: useDelegationText, Text: DelegationText } = defineMessages(
  'accessDelegation',
  en,
  translations,
);
