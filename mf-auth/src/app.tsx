import { lazy, Suspense } from 'react';
import { useSession } from '@console/api';
import { createArea, registerJournal } from '@console/area';
import { Route, Routes } from '@console/area/router';
import { SignIn } from './sign-in/screen';

const Callback = lazy(() => import('./callback/screen').then(({ Callback: screen }) => ({ default: screen })));
const Profile = lazy(() => import('./profile/detail').then(({ Profile: screen }) => ({ default: screen })));

function App() {
  const { credential } = useSession();
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route path="/auth0_callback" element={<Callback />} />
        {credential ? <Route path="/profile" element={<Profile />} /> : null}
        <Route path="*" element={credential ? null : <SignIn />} />
      </Routes>
    </Suspense>
  );
}

registerJournal('mf-auth', () => import(/* webpackChunkName: "journal" */ './journal/calls').then((m) => m.journal));

export default createArea({ name: 'mf-auth', App });
