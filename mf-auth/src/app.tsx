import { createArea, lazyScreen, registerJournal } from '@console/area';
import { Route, Routes } from '@console/area/router';

const Profile = lazyScreen(() => import('./profile/detail').then((m) => m.Profile), null);

function App() {
  return (
    <Routes>
      <Route path="/profile" element={<Profile />} />
    </Routes>
  );
}

registerJournal('mf-auth', () => import(/* webpackChunkName: "journal" */ './journal/calls').then((m) => m.journal));

export default createArea({ name: 'mf-auth', App });
