import type { ApiError } from '@console/api';

/** A list of choices that did not come, and how to ask again. */
export interface MissingList {
  readonly error: ApiError;
  readonly retry: () => void;
}

/** Says that a list did not come; undefined while it is there or on its way. */
export const missingList = (query: {
  readonly data: unknown;
  readonly error: ApiError | undefined;
  readonly reload: () => Promise<void>;
}): MissingList | undefined =>
  query.error && query.data === undefined ? { error: query.error, retry: () => void query.reload() } : undefined;
