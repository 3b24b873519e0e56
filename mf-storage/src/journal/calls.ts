import type { JournalCalls, JournalDeclaration, JournalDetails, JournalWrites } from '@console/area';
import type { Endpoints } from '@console/contract/endpoints';
import { visibleText } from '../object/names/visible';
import type { Id } from './texts';

const calls: JournalCalls<Endpoints, Id> = {
  createBucket: { about: ['name', 'billing_account_id'], keep: ['name', 'billing_account_id'], text: 'createBucket' },
  updateBucket: { about: ['name', 'billing_account_id'], keep: ['name', 'billing_account_id'], text: 'updateBucket' },
  deleteBucket: { about: ['name'], keep: ['name'], text: 'deleteBucket' },
  setBucketCors: { about: ['name'], keep: ['name', 'allowed_origin'], text: 'setBucketCors' },
  createS3Key: { text: 'createS3Key' },
  deleteS3Key: { text: 'deleteS3Key' },
};

const values = ({ n = 1, key = '', to = '' }: JournalDetails) => ({
  n: Number(n),
  key: visibleText(String(key)),
  to: visibleText(String(to)),
});

/** `key` is the object's where it is one, `to` the folder or the name that it gets. */
const objects = (text: Id): JournalWrites<Id>['objects.write'] => ({
  about: ['bucket'],
  keep: ['n', 'key', 'to'],
  values,
  text,
});

/** What this page writes to the store itself. */
const writes: JournalWrites<Id> = {
  'objects.upload': objects('objects.upload'),
  'objects.delete': objects('objects.delete'),
  'objects.move': objects('objects.move'),
  'objects.copy': objects('objects.copy'),
  'objects.rename': objects('objects.rename'),
  'objects.folder': objects('objects.folder'),
  'objects.metadata': objects('objects.metadata'),
};

/** What the journal notes of buckets, their objects and access keys. */
export const journal: readonly JournalDeclaration[] = [
  { calls: { ...calls, ...writes }, texts: () => import(/* webpackChunkName: "journal-texts" */ './texts') },
];
