import * as v from 'valibot';
import { text } from '../../texts';
import { problemsOf } from './problems';
import type { VmChoices, VmValues } from './values';

const amount = v.nullable(v.number());

const shape = v.object({
  location: v.string(),
  catalogue: v.picklist(['system', 'app_catalog']),
  osName: v.string(),
  osVersion: v.string(),
  packageId: v.string(),
  vcpu: amount,
  memoryGb: amount,
  diskGb: amount,
  network: v.string(),
  publicIp: v.boolean(),
  username: v.string(),
  signIn: v.picklist(['password', 'key']),
  password: v.string(),
  publicKey: v.string(),
  name: v.string(),
  account: v.string(),
}) satisfies v.GenericSchema<VmValues>;

/**
 * The schema of the create form. Its rules come from calls and from other fields, so they are read when it is asked.
 * @param choices what the choices are now
 */
export const vmSchema = (choices: () => VmChoices) =>
  v.pipe(
    shape,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      for (const [key, problem] of Object.entries(problemsOf(choices(), input))) {
        addIssue({
          message: text(problem.id, problem.values),
          path: [{ type: 'object', origin: 'value', input: { ...input }, key, value: undefined }],
        });
      }
    }),
  );
