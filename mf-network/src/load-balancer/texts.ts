import { defineMessages } from '@console/ui';
import en from '../messages/en/balancer-actions.json';
import { translations } from '../messages/translations';

/** Texts of what is done to load balancers. */
export const { Text: BalancerText, useText: useBalancerText } = defineMessages('lbActions', en, translations);
