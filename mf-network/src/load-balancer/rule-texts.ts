import { defineMessages } from '@console/ui';
import en from '../messages/en/balancer-rules.json';
import { translations } from '../messages/translations';

/** Texts of forwarding rules and targets, in the create form and in the dialogs. */
export const { Text: RuleText, useText: useRuleText, text: ruleText } = defineMessages('lbRules', en, translations);
