import { nextName } from './request';
import type { VmValues } from './values';

/** What was sent last, with its secrets: in memory only, so that a failure far from the form loses nothing. */
let last: { readonly jobId: string; readonly values: VmValues } | undefined;

export const rememberAttempt = (jobId: string, values: VmValues): void => {
  last = { jobId, values };
};

/** The choices of a creation of this page. */
export const attemptOf = (jobId: string | undefined): VmValues | undefined =>
  last?.jobId === jobId ? last?.values : undefined;

export const lastAttempt = () => last;

/** The same choices for one more machine: the next name, and its own password. */
export const another = (values: VmValues): VmValues => ({ ...values, name: nextName(values.name), password: '' });
