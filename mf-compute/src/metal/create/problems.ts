import { accountBlock, accountOf, ownAccounts } from '@console/domain/order';
import { systemsOf } from './choices';
import { stockOf } from './stock';
import type { CreateId } from './texts';
import type { OrderChoices, OrderValues } from './values';

export type OrderField = keyof OrderValues;
export type Problems = Partial<Record<OrderField, CreateId>>;

const REQUIRED = 'problem.required';

function locationProblem({ locations, specs }: OrderChoices, slug: string): CreateId | undefined {
  const place = locations.find((row) => row.slug === slug);
  if (!place) return REQUIRED;
  if (place.create_resource_disabled) return 'problem.paused';
  return specs.has(slug) ? undefined : 'problem.noAnswer';
}

function specProblem(choices: OrderChoices, { spec, location }: OrderValues): CreateId | undefined {
  if (spec === '') return REQUIRED;
  const stock = stockOf(choices, location, spec);
  if (stock === 'sold-out') return 'problem.soldOut';
  return stock === 'absent' ? 'problem.absent' : undefined;
}

function systemProblem(choices: OrderChoices, values: OrderValues): CreateId | undefined {
  if (values.osId === '') return REQUIRED;
  const isReady = systemsOf(choices, values).some(({ versions }) =>
    versions.some(({ os_id }) => os_id === values.osId),
  );
  return isReady || values.spec === '' ? undefined : 'problem.system';
}

/** Nothing is asked where the key decides; somebody without any account is sent to make one. */
function accountProblem({ accounts }: OrderChoices, id: string): CreateId | undefined {
  if (accounts === undefined) return undefined;
  const account = accountOf(ownAccounts(accounts), id);
  if (!account) return REQUIRED;
  return accountBlock(account) ? 'problem.account' : undefined;
}

/** What stands against this order, by field. The name is free, it only has to be there. (spec 3, section 5) */
export function problemsOf(choices: OrderChoices, values: OrderValues): Problems {
  const all: Problems = {
    location: locationProblem(choices, values.location),
    spec: specProblem(choices, values),
    osId: systemProblem(choices, values),
    name: values.name.trim() === '' ? REQUIRED : undefined,
    account: accountProblem(choices, values.account),
  };
  return Object.fromEntries(Object.entries(all).filter(([, problem]) => problem !== undefined));
}
