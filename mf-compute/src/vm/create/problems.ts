import { accountBlock } from '@console/domain/order';
import { accountOf } from './lookups';
import { signInProblems } from './sign-in-problems';
import { countProblem, sizeProblems } from './size-problems';
import { copySource } from './source/copy-source';
import { isImage } from './system';
import { mayBeMany, targetsOf } from './targets';
import { nameProblem, optionalTextProblem, required } from './text-problem';
import type { Message } from './texts';
import type { VmChoices, VmValues } from './values';

export type Field = keyof VmValues;
export type Problems = Partial<Record<Field, Message>>;

function placeProblem({ locations }: VmChoices, slug: string): Message | undefined {
  const location = locations.find((row) => row.slug === slug);
  if (!location) return required;
  return location.create_resource_disabled ? { id: 'location.paused' } : undefined;
}

function sourceProblems(choices: VmChoices, values: VmValues) {
  if (isImage(values)) {
    return {
      osName: values.osName === '' ? required : undefined,
      osVersion: values.osVersion === '' ? required : undefined,
    };
  }
  if (values.origin === 'disk') return { sourceDisk: values.sourceDisk === '' ? required : undefined };
  return { sourceVm: copySource(choices, values) ? undefined : required };
}

/** Each machine's name keeps the rule: the first one that does not is named. */
function namesProblem(choices: VmChoices, values: VmValues): Message | undefined {
  const targets = targetsOf(values);
  const wrong = targets
    .map(({ name }) => ({ name, problem: nameProblem(choices.parameters, name) }))
    .find(({ problem }) => problem);
  if (!wrong?.problem || targets.length === 1 || wrong.problem.id === 'field.required') return wrong?.problem;
  return { id: 'names.wrong', values: { name: wrong.name } };
}

const accountProblem = (choices: VmChoices, values: VmValues): Message | undefined => {
  if (choices.isTokenBound) return undefined;
  const account = accountOf(choices, values.account);
  return account ? accountBlock(account) : required;
};

/**
 * What stands against creating these machines, by field: the rules of the parameters call, of the host pool, of the
 * account and of spec 3, section 5. Fields that are not shown have no problems. The text for cloud-init is looked at
 * apart, by a parser that is only fetched for it.
 */
export function problemsOf(choices: VmChoices, values: VmValues): Problems {
  const all: Problems = {
    location: placeProblem(choices, values.location),
    ...sourceProblems(choices, values),
    ...sizeProblems(choices, values),
    ...signInProblems(choices, values),
    name: namesProblem(choices, values),
    description: optionalTextProblem(choices.parameters, 'description', values.description.trim()),
    account: accountProblem(choices, values),
    count: mayBeMany(values) ? countProblem(choices, values) : undefined,
  };
  return Object.fromEntries(Object.entries(all).filter(([, problem]) => problem !== undefined));
}
