import { createArea, lazyScreen, NoSuchPage, provideFollowUp, registerJobFinder, registerJournal } from '@console/area';
import { defineRoutes, Route } from '@console/area/router';
import { BucketList } from './bucket/list';

// A list is what people come for: the other screens come with their routes.
const BucketCreate = lazyScreen(() =>
  import(/* webpackChunkName: "storage-create" */ './bucket/create/bucket-create').then((m) => m.BucketCreate),
);
const BucketDetail = lazyScreen(() =>
  import(/* webpackChunkName: "storage-bucket" */ './bucket/detail/bucket-detail').then((m) => m.BucketDetail),
);
const KeyList = lazyScreen(() => import(/* webpackChunkName: "storage-keys" */ './key/list').then((m) => m.KeyList));

export const App = defineRoutes(
  <>
    <Route path="/storage" element={<BucketList />} />
    <Route path="/storage/create" element={<BucketCreate />} />
    <Route path="/storage/bucket/:storageName" element={<BucketDetail />} />
    <Route path="/storage/keys" element={<KeyList />} />
    <Route path="*" element={<NoSuchPage />} />
  </>,
);

registerJobFinder('bucket', async (job) => {
  const { findCreatedBucket } = await import(/* webpackChunkName: "storage-find" */ './bucket/create/create-bucket');
  return findCreatedBucket(job);
});

provideFollowUp('bucket.letIn', () => import(/* webpackChunkName: "storage-find" */ './bucket/create/cors-follow-up'));

registerJournal('mf-storage', () => import(/* webpackChunkName: "journal" */ './journal/calls').then((m) => m.journal));

export default createArea({ name: 'mf-storage', App });
