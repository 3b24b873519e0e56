import { StorageFullError } from '../store/persistence';

/** An error of the browser's database: one that says there is no room is what the sandbox says then. */
export const withQuota = (error: unknown): unknown =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? new StorageFullError(error) : error;
