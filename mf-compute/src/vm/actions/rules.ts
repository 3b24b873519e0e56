import type { VmParameter } from '@console/contract/vm-parameter';
import { requiredText } from '@console/domain/rules';
import { text } from '../../texts';
import { brokenRule } from '../create/broken-rule';
import { textRule } from '../create/rules';
import { actionsText, type ActionsId } from './texts';

const fallbacks = {
  name: 'rule.name',
  username: 'rule.username',
  password: 'rule.password',
} as const satisfies Readonly<Record<string, ActionsId>>;

/** What a text field of a machine has to be, in words: those of the parameters call, else our own. */
export const ruleText = (parameters: readonly VmParameter[], name: keyof typeof fallbacks): string =>
  textRule(parameters, name).description ?? actionsText(fallbacks[name]);

/** What is wrong with a text by its row of the parameters call; where there is none, the server checks it. */
export function textFault(
  parameters: readonly VmParameter[],
  name: keyof typeof fallbacks,
  value: string,
): string | undefined {
  if (value.trim() === '') return requiredText();
  const { pattern } = textRule(parameters, name);
  if (!pattern || pattern.test(value)) return undefined;
  const broken = brokenRule(pattern, value);
  return broken ? text(broken.id, broken.values) : ruleText(parameters, name);
}
