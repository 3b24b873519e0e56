import * as v from 'valibot';
import { problemsOf } from './problems';
import { createText } from './texts';
import type { OrderChoices, OrderValues } from './values';

/** What the form holds, as it is checked and kept. */
export const orderShape = v.object({
  location: v.string(),
  spec: v.string(),
  osType: v.string(),
  osId: v.string(),
  name: v.string(),
  account: v.string(),
}) satisfies v.GenericSchema<OrderValues>;

/**
 * The schema of the order form. Its rules come from calls and from other fields, so they are read when it is asked.
 * @param choices what the choices are now
 */
export const orderSchema = (choices: () => OrderChoices) =>
  v.pipe(
    orderShape,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      for (const [key, problem] of Object.entries(problemsOf(choices(), input))) {
        addIssue({
          message: createText(problem),
          path: [{ type: 'object', origin: 'value', input: { ...input }, key, value: undefined }],
        });
      }
    }),
  );
