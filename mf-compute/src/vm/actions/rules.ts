import type { VmParameter } from '@console/contract/vm-parameter';
import { requiredText } from '@console/domain/rules';
import { text } from '../../texts';
import { brokenRule } from '../create/broken-rule';
import { textRule } from '../create/rules';

/** What is wrong with a text by its row of the parameters call; where there is none, the server checks it. */
export function textFault(
  parameters: readonly VmParameter[],
  name: 'name' | 'username' | 'password',
  value: string,
): string | undefined {
  if (value.trim() === '') return requiredText();
  const { pattern, description } = textRule(parameters, name);
  if (!pattern || pattern.test(value)) return undefined;
  const broken = brokenRule(pattern, value);
  return broken ? text(broken.id, broken.values) : (description ?? text(`broken.${name}`));
}
