import type * as Check from './check';

let loading: Promise<typeof Check> | undefined;

/** Fetches the check, with the YAML parser that it needs, when it is first wanted. A failure is tried again. */
export function loadCheck(): Promise<typeof Check> {
  loading ??= import(/* webpackChunkName: "compute-yaml" */ './check').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
