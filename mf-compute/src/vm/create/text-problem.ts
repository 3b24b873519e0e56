import type { VmParameter } from '@console/contract/vm-parameter';
import type { Message } from './texts';
import { textRule } from './rules';

export const required: Message = { id: 'field.required' };

/** A text against its row of the parameters call; where there is none, anything goes to the server. */
export function textProblem(
  rows: readonly VmParameter[],
  parameter: string,
  value: string,
  fallback: Message,
): Message | undefined {
  if (value.trim() === '') return required;
  const { pattern, description } = textRule(rows, parameter);
  if (!pattern || pattern.test(value)) return undefined;
  return description ? { id: 'field.described', values: { description } } : fallback;
}

/** A text that may be left out, unless its row of the parameters call says that it is mandatory. */
export function optionalTextProblem(
  rows: readonly VmParameter[],
  parameter: string,
  value: string,
): Message | undefined {
  const { isMandatory } = textRule(rows, parameter);
  if (value.trim() === '') return isMandatory ? required : undefined;
  return textProblem(rows, parameter, value, { id: 'rule.other' });
}

/** What is wrong with a machine's name. (spec 3, section 5: at least 1 character) */
export const nameProblem = (parameters: readonly VmParameter[], name: string): Message | undefined =>
  textProblem(parameters, 'name', name.trim(), { id: 'rule.name' });
