import { defineMarks } from '@console/area';
import { listBuckets } from '@console/contract/bucket';

/** What is being done to buckets, on this page and in the other tabs of this browser; about their names. */
export const bucketMarks = defineMarks({
  name: 'bucketPending',
  actions: ['change', 'delete'],
  unseen: ['change'],
  // A deleted one is not there any more; no status of the others changes.
  endStatus: {},
  shownBy: listBuckets,
});
