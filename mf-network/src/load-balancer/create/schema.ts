import { accountOf, locationFault, orderText, payerProblem } from '@console/domain/order';
import { requiredText, withRules } from '@console/domain/rules';
import { faultsOfAll } from '../ports';
import { balancerShape, type BalancerChoices, type BalancerValues } from './values';

function accountFault({ accounts, isTokenBound }: BalancerChoices, id: string): string | undefined {
  if (isTokenBound) return undefined;
  const account = accountOf(accounts, id);
  if (!account) return requiredText();
  const problem = payerProblem(account);
  return problem && orderText(problem.id);
}

/** What stands against these values, by field, in words. (spec 3, section 5) */
export function problemsOf(
  choices: BalancerChoices,
  values: BalancerValues,
): Partial<Record<keyof BalancerValues, string>> {
  const fault = locationFault(choices.locations, values.location);
  const [ports] = faultsOfAll(values.rules).flatMap((faults) => faults.source ?? faults.target ?? []);
  const problems = {
    location: fault && (fault === 'missing' ? requiredText() : orderText('location.paused')),
    rules: ports,
    name: values.name.trim() === '' ? requiredText() : undefined,
    account: accountFault(choices, values.account),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

/**
 * The schema of the create form. Its rules come from calls and from other fields, so they are read when it is asked.
 * @param choices what the choices are now
 */
export const balancerSchema = (choices: () => BalancerChoices) =>
  withRules(balancerShape, (values) => problemsOf(choices(), values));
