import type { JournalCalls, JournalDeclaration } from '@console/area';
import type { Endpoints } from '@console/contract/endpoints';
import type { Id } from './texts';

const calls: JournalCalls<Endpoints, Id> = {
  createBucket: { about: ['name', 'billing_account_id'], keep: ['name', 'billing_account_id'], text: 'createBucket' },
  updateBucket: { about: ['name', 'billing_account_id'], keep: ['name', 'billing_account_id'], text: 'updateBucket' },
  deleteBucket: { about: ['name'], keep: ['name'], text: 'deleteBucket' },
  setBucketCors: { about: ['name'], keep: ['name', 'allowed_origin'], text: 'setBucketCors' },
  createS3Key: { text: 'createS3Key' },
  deleteS3Key: { text: 'deleteS3Key' },
};

/** What the journal notes of calls about buckets and access keys. */
export const journal: readonly JournalDeclaration[] = [
  { calls, texts: () => import(/* webpackChunkName: "journal-texts" */ './texts') },
];
