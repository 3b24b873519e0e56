import type { Expected } from './talk';

/** Whoever has no bucket may have no account at the object store: the console offers to make the first bucket then. */
export const noStorageYet: Expected = ({ status, text }) =>
  status === 404 && /storage account not found/i.test(text) ? 'no account at the object store yet' : undefined;

/** Of this call only the status counts, and three of them are answers. (spec 1, section 6) */
export const administratorResponse: Expected = ({ status }) => {
  if (status === 403) return 'the key is not an administrator’s';
  if (status !== 404 && status !== 502) return undefined;
  return {
    weight: 'lost',
    at: '',
    what: `${status}, which means that the key is an administrator’s`,
    console: 'shows what only administrators are offered; calls of it are still refused by the API',
    count: 1,
  };
};
