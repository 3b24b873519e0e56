import type { VmParameter } from '@console/contract/vm-parameter';
import type { Message } from '../../texts';
import { accountBar } from './accounts';
import { accountOf, limitsOf, packagesOf, sizeOf } from './choices';
import { textRule, type Limit } from './rules';
import { keyProblem } from './ssh-key';
import { CUSTOM, type VmChoices, type VmValues } from './values';

export type Field = keyof VmValues;
export type Problems = Partial<Record<Field, Message>>;

const required: Message = { id: 'field.required' };

const range = ({ min, max }: Limit): Message =>
  Number.isFinite(max) ? { id: 'field.between', values: { min, max } } : { id: 'field.atLeast', values: { min } };

const gigabytes = ({ min, max }: Limit): Limit => ({ min: min / 1024, max: max / 1024 });

function numberProblem(value: number | null, limit: Limit, whole = true): Message | undefined {
  if (value === null || Number.isNaN(value)) return required;
  if (whole && !Number.isInteger(value)) return { id: 'field.whole' };
  return value < limit.min || value > limit.max ? range(limit) : undefined;
}

/** A text field against its row of the parameters call; where there is none, anything goes to the server. */
function textProblem(
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

/** What is wrong with a machine's name. (spec 3, section 5: at least 1 character) */
export const nameProblem = (parameters: readonly VmParameter[], name: string): Message | undefined =>
  textProblem(parameters, 'name', name.trim(), { id: 'rule.name' });

function sizeProblems(choices: VmChoices, values: VmValues): Problems {
  if (values.packageId !== CUSTOM) {
    const chosen = packagesOf(choices, values).find((entry) => entry.id === values.packageId);
    if (!sizeOf(choices, values)) return { packageId: required };
    return chosen?.reason ? { packageId: chosen.reason } : {};
  }
  const limits = limitsOf(choices, values);
  return {
    vcpu: numberProblem(values.vcpu, limits.vcpu),
    memoryGb: numberProblem(values.memoryGb, gigabytes(limits.memoryMb), limits.memoryMb.min % 1024 === 0),
    diskGb: numberProblem(values.diskGb, limits.diskGb),
  };
}

function signInProblems({ parameters }: VmChoices, values: VmValues): Problems {
  const username = textProblem(parameters, 'username', values.username.trim(), { id: 'rule.username' });
  if (values.signIn === 'password') {
    return { username, password: textProblem(parameters, 'password', values.password, { id: 'rule.password' }) };
  }
  const rule = textProblem(parameters, 'public_key', values.publicKey.trim(), { id: 'rule.publicKey' });
  // A refused type or a pasted private key is told before the general rule.
  return { username, publicKey: rule === required ? rule : (keyProblem(values.publicKey) ?? rule) };
}

/**
 * What stands against creating this machine, by field: the rules of the parameters call, of the host pool, of the
 * account and of spec 3, section 5. Fields that are not shown have no problems.
 */
export function problemsOf(choices: VmChoices, values: VmValues): Problems {
  const location = choices.locations.find((row) => row.slug === values.location);
  const account = accountOf(choices, values.account);
  const all: Problems = {
    location: location?.create_resource_disabled ? { id: 'location.paused' } : location ? undefined : required,
    osName: values.osName === '' ? required : undefined,
    osVersion: values.osVersion === '' ? required : undefined,
    ...sizeProblems(choices, values),
    ...signInProblems(choices, values),
    name: nameProblem(choices.parameters, values.name),
    account: account ? accountBar(account) : required,
  };
  return Object.fromEntries(Object.entries(all).filter(([, problem]) => problem !== undefined));
}
