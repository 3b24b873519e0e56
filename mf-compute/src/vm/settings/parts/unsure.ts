import type { ApiError } from '@console/api';

/** Whether a call may have been carried out although it failed: its answer did not arrive. */
export const isUnsure = (error: Pick<ApiError, 'kind'> | undefined): boolean =>
  error?.kind === 'connection' || error?.kind === 'timeout' || error?.kind === 'gateway-timeout';
