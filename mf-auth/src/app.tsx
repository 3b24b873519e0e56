import { useSession } from '@console/api';
import { createArea, lazyScreen, registerJournal } from '@console/area';
import { Route, Routes } from '@console/area/router';
import { SignIn } from './sign-in/screen';

const Callback = lazyScreen(() => import('./callback/screen').then((m) => m.Callback), null);
const Profile = lazyScreen(() => import('./profile/detail').then((m) => m.Profile), null);

function App() {
  const { credential } = useSession();
  return (
    <Routes>
      <Route path="/auth0_callback" element={<Callback />} />
      {credential ? <Route path="/profile" element={<Profile />} /> : null}
      <Route path="*" element={credential ? null : <SignIn />} />
    </Routes>
  );
}

registerJournal('mf-auth', () => import(/* webpackChunkName: "journal" */ './journal/calls').then((m) => m.journal));

export default createArea({ name: 'mf-auth', App });
