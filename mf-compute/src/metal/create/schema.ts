import { metalIdentifierFault } from '@console/contract/metal-identifier';
import { withRules } from '@console/domain/rules';
import { locationProblems } from './sections/location';
import { nameProblems } from './sections/name';
import { specProblems } from './sections/spec';
import { systemProblems } from './sections/system';
import { createText, type CreateId } from './texts';
import { orderShape, type OrderChoices, type OrderValues, type Problems } from './values';

/** What stands against this order, by field; each section says its part. */
export function problemsOf(choices: OrderChoices, values: OrderValues): Partial<Record<keyof OrderValues, CreateId>> {
  const all: Problems = {
    ...locationProblems(choices, values),
    ...specProblems(choices, values),
    ...systemProblems(choices, values),
    ...nameProblems(choices, values),
  };
  return Object.fromEntries(Object.entries(all).filter(([, problem]) => problem !== undefined));
}

/**
 * The schema of the order form. Its rules come from calls and from other fields, so they are read when it is asked; that
 * the name is an identifier is a rule of the contract. (spec 3, section 5)
 * @param choices what the choices are now
 */
export const orderSchema = (choices: () => OrderChoices) =>
  withRules(orderShape, (values) => {
    const problems = Object.entries(problemsOf(choices(), values)).map(([key, id]) => [key, createText(id)]);
    return { name: metalIdentifierFault(values.name.trim()), ...Object.fromEntries(problems) };
  });
