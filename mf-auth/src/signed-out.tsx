import { createSignedOut, lazyScreen, usePagePath, useSession } from '@console/area/signed-out';
import { paths } from '@console/contract/paths';
import { SignIn } from './sign-in/screen';

const Callback = lazyScreen(() => import('./callback/screen').then((m) => m.Callback), null);

/** Whatever the case of its letters, and with a slash at its end, as routes are found. */
const isCallback = (pathname: string): boolean => pathname.toLowerCase().replace(/\/$/, '') === paths.authCallback();

function App() {
  const { credential } = useSession();
  const { pathname } = usePagePath();
  if (isCallback(pathname)) return <Callback />;
  return credential ? null : <SignIn />;
}

export default createSignedOut({ name: 'mf-auth', App });
