import * as v from 'valibot';
import { credentialId, storage } from '@console/api';
import { holdsSecret } from './cloud-init/secrets';
import { shape } from './schema';
import { nextName } from './targets';
import type { VmValues } from './values';

/**
 * What was sent last. In memory with its secrets, so that a failure far from the form loses nothing; for a reload or a
 * session that ends without them, beside the drafts of forms and forgotten with them.
 */
const KEY = 'draft.vm-attempt';

interface Attempt {
  /** Of the job, or of the creation of many. */
  readonly id: string;
  readonly values: VmValues;
  /** The server has taken it, or it has a screen of its own: there is nothing to bring back into the form. */
  readonly isTaken: boolean;
}

const Stored = v.object({ id: v.string(), values: shape, isTaken: v.optional(v.boolean(), false) });

let last: (Attempt & { readonly owner: string }) | undefined;

/** Values as they may be kept: no password, no text that seems to hold one. */
export const withoutSecrets = (values: VmValues): VmValues => ({
  ...values,
  password: '',
  cloudInit: holdsSecret(values.cloudInit) ? '' : values.cloudInit,
});

function restored(): Attempt | undefined {
  try {
    const stored = v.safeParse(Stored, JSON.parse(storage.session.get(KEY) ?? 'null'));
    return stored.success ? stored.output : undefined;
  } catch {
    return undefined;
  }
}

export function rememberAttempt(id: string, values: VmValues, isTaken = false): void {
  last = { id, values, isTaken, owner: credentialId() };
  storage.session.set(KEY, JSON.stringify({ id, values: withoutSecrets(values), isTaken }));
}

/** Says that the server has taken what was sent. */
export function takeAttempt(id: string): void {
  const attempt = lastAttempt();
  if (attempt?.id === id) rememberAttempt(id, attempt.values, true);
}

export const lastAttempt = (): Attempt | undefined => (last?.owner === credentialId() ? last : restored());

export function forgetAttempt(): void {
  last = undefined;
  storage.session.remove(KEY);
}

/** The choices of a creation of this page, or of this tab before a reload. */
export const attemptOf = (id: string | undefined): VmValues | undefined => {
  const attempt = lastAttempt();
  return attempt?.id === id ? attempt?.values : undefined;
};

/** The same choices for one more machine: the next name, and its own password. */
export const another = (values: VmValues): VmValues => ({
  ...values,
  name: nextName(values.name),
  count: 1,
  spread: [],
  password: '',
});
