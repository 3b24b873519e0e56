import type { Fault } from './sandbox';

/**
 * A call that fails as the API names a failure: status 500, its words under `errors.Error`.
 * @param path as in the sandbox's documentation, after /api/v1
 * @param more what else the fault does; `times` is 1 unless it says so
 */
export const named = (path: string, method: string, words: string, more: Partial<Fault> = {}): Fault => ({
  method,
  path,
  times: 1,
  status: 500,
  body: { errors: { Error: words } },
  ...more,
});
