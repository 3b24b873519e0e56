import { bucketHandlers } from './bucket';
import { bucketChangeHandlers } from './bucket-change';
import { keyHandlers } from './keys';

export const storageHandlers = { ...bucketHandlers, ...bucketChangeHandlers, ...keyHandlers };
