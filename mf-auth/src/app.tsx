import { createArea, lazyScreen, NoSuchPage, registerJournal } from '@console/area';
import { Route, Routes } from '@console/area/router';

const Profile = lazyScreen(() => import('./profile/detail').then((m) => m.Profile), null);

export function App() {
  return (
    <Routes>
      <Route path="/profile" element={<Profile />} />
      <Route path="*" element={<NoSuchPage />} />
    </Routes>
  );
}

registerJournal('mf-auth', () => import(/* webpackChunkName: "journal" */ './journal/calls').then((m) => m.journal));

export default createArea({ name: 'mf-auth', App });
