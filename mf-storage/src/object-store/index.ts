// The way from a screen to the objects of a bucket. The client itself is a chunk that `useObjectStore` loads.
export { isStoreError } from './error';
export type * from './types';
export { useObjectStore } from './use-object-store';
export { failureMessages } from './failure-messages';
