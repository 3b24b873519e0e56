import * as v from 'valibot';
import { reportError } from '@console/area';
import { cloudInitCheck } from './cloud-init/load';
import { problemsOf, type Problems } from './problems';
import { text, type Message } from './texts';
import type { VmChoices, VmValues } from './values';

const amount = v.nullable(v.number());

/** The form's values as data. */
export const shape = v.object({
  location: v.string(),
  pool: v.string(),
  origin: v.picklist(['system', 'app_catalog', 'copy', 'disk']),
  osName: v.string(),
  osVersion: v.string(),
  sourceVm: v.string(),
  sourceReplica: v.string(),
  sourceDisk: v.string(),
  packageId: v.string(),
  vcpu: amount,
  memoryGb: amount,
  diskGb: amount,
  addedDisks: v.array(amount),
  network: v.string(),
  publicIp: v.boolean(),
  username: v.string(),
  signIn: v.picklist(['password', 'key', 'cloudInit']),
  password: v.string(),
  publicKey: v.string(),
  cloudInit: v.string(),
  backup: v.boolean(),
  name: v.string(),
  description: v.string(),
  count: amount,
  spread: v.array(v.string()),
  account: v.string(),
}) satisfies v.GenericSchema<VmValues>;

/** What is wrong with the text for cloud-init. Where its check does not load, the server checks alone. */
async function cloudInitProblems({ cloudInit, signIn }: VmValues): Promise<Problems> {
  if (cloudInit.trim() === '') return signIn === 'cloudInit' ? { signIn: { id: 'signIn.noUsers' } } : {};
  try {
    const { checkCloudInit } = await cloudInitCheck.load();
    const { findings, hasUsers } = checkCloudInit(cloudInit);
    const problem: Message | undefined = findings.find(({ grade }) => grade === 'error');
    if (problem) return { cloudInit: problem };
    return signIn === 'cloudInit' && !hasUsers ? { signIn: { id: 'signIn.noUsers' } } : {};
  } catch (error) {
    reportError(error);
    return {};
  }
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
      const problems = { ...problemsOf(choices(), input), ...(await cloudInitProblems(input)) };
      for (const [key, problem] of Object.entries(problems)) {
        addIssue({
          message: text(problem.id, problem.values),
          path: [{ type: 'object', origin: 'value', input: { ...input }, key, value: undefined }],
        });
      }
    }),
  );
