import type { ApiError } from '@console/api';

/** Before the first bucket or key there is no storage account, and the list of keys answers 404. That is empty, not broken. */
export const hasNoAccount = (error: Pick<ApiError, 'status' | 'message'>): boolean =>
  error.status === 404 && /storage account not found/i.test(error.message);
