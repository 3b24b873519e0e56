import * as v from 'valibot';
import { addFieldIssues } from '@console/domain/rules';
import type { VmChoices } from './choices';
import { resolveOrder, type VmOrder } from './order';
import { cloudInitProblems } from './sections/cloud-init';
import { diskProblems } from './sections/disks';
import { imageProblems } from './sections/image';
import { locationProblems } from './sections/location';
import { nameProblems } from './sections/name';
import { signInProblems } from './sections/sign-in';
import { sizeProblems } from './sections/size';
import { text, type Message } from './texts';
import { shape, type Problems } from './values';

/**
 * What stands against creating these machines, by field: the rules of the parameters call, of the host pool, of the
 * account and of spec 3, section 5. Fields that are not shown have no problems. The text for cloud-init is looked at
 * apart, by a parser that is only fetched for it.
 */
export function problemsOf(order: VmOrder): Partial<Record<keyof Problems, Message>> {
  const all: Problems = {
    ...locationProblems(order),
    ...imageProblems(order),
    ...sizeProblems(order),
    ...diskProblems(order),
    ...signInProblems(order),
    ...nameProblems(order),
  };
  return Object.fromEntries(Object.entries(all).filter(([, problem]) => problem !== undefined));
}

/**
 * The schema of the create form. Its rules come from calls and from other fields, so they are read when it is asked.
 * @param choices what the choices are now
 */
export const vmSchema = (choices: () => VmChoices) =>
  v.pipeAsync(
    shape,
    v.rawCheckAsync(async ({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      const problems = { ...problemsOf(resolveOrder(choices(), input)), ...(await cloudInitProblems(input)) };
      const messages = Object.entries(problems).map(([key, problem]) => [
        key,
        problem && text(problem.id, problem.values),
      ]);
      addFieldIssues(addIssue, input, Object.fromEntries(messages));
    }),
  );
