import type { VmParameter } from '@console/contract/vm-parameter';
import { textRule, type Limit } from '../../create/rules';
import { dialogText, type DialogId } from './texts';

const fallbacks = {
  name: 'rule.name',
  username: 'rule.username',
  password: 'rule.password',
} as const satisfies Readonly<Record<string, DialogId>>;

export const requiredText = (): string => dialogText('rule.required');
export const wholeText = (): string => dialogText('rule.whole');

/** What a text field of a machine has to be, in words: those of the parameters call, else our own. */
export const ruleText = (parameters: readonly VmParameter[], name: keyof typeof fallbacks): string =>
  textRule(parameters, name).description ?? dialogText(fallbacks[name]);

/** What is wrong with a text by its row of the parameters call; where there is none, the server checks it. */
export function textFault(
  parameters: readonly VmParameter[],
  name: keyof typeof fallbacks,
  value: string,
): string | undefined {
  if (value.trim() === '') return requiredText();
  const { pattern } = textRule(parameters, name);
  return !pattern || pattern.test(value) ? undefined : ruleText(parameters, name);
}

/** 'Between 1 and 32', or only the lower end where there is no upper one. */
export const rangeText = ({ min, max }: Limit): string =>
  Number.isFinite(max) ? dialogText('rule.between', { min, max }) : dialogText('rule.atLeast', { min });
