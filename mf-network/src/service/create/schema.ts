import { withRules } from '@console/domain/rules';
import { resolveOrder } from './order';
import { problemsOf } from './rules';
import { createText } from './texts';
import { serviceShape, type ServiceChoices } from './values';

/**
 * The schema of the create form. Its rules come from calls and from other fields, so they are read when it is asked.
 * @param choices what the choices are now
 */
export const serviceSchema = (choices: () => ServiceChoices) =>
  withRules(serviceShape, (values) => {
    const problems = Object.entries(problemsOf(resolveOrder(choices(), values)));
    return Object.fromEntries(problems.map(([key, problem]) => [key, createText(problem.id, problem.values)]));
  });
