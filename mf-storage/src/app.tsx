import { createArea, NoSuchPage, registerJournal } from '@console/area';
import { Route, Routes } from '@console/area/router';
import { BucketDetail } from './bucket/detail';
import { BucketList } from './bucket/list';
import { KeyList } from './key/list';

export function App() {
  return (
    <Routes>
      <Route path="/storage" element={<BucketList />} />
      <Route path="/storage/bucket/:storageName" element={<BucketDetail />} />
      <Route path="/storage/keys" element={<KeyList />} />
      <Route path="*" element={<NoSuchPage />} />
    </Routes>
  );
}

registerJournal('mf-storage', () => import(/* webpackChunkName: "journal" */ './journal/calls').then((m) => m.journal));

export default createArea({ name: 'mf-storage', App });
