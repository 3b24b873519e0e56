import { storage } from '@console/api';

/** Of the keys of payments in the browser's storage. */
export const PREFIX = 'payment.';

/** Whether this browser keeps payments, anybody's: what is needed to tell more is fetched then. */
export const mayHavePayments = (): boolean => storage.persistent.keys().some((key) => key.startsWith(PREFIX));
