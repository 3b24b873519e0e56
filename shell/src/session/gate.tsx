import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useSession } from '@console/api';
import { lazyScreen, reportError, type RemoteApp, OUTLET_ID, useSite } from '@console/area';
import { paths } from '@console/contract/paths';
import { holdLight, LoadingScreen } from '@console/ui';
import { loadApp, resetRemote } from '../areas/remotes';
import { ScreenAppeared } from '../chat/chat';
import { useAreas } from '../layout/areas-context';
import { DemoMark } from '../layout/banners';
import { KeptOnTop } from '../layout/kept-on-top';
import { Layout } from '../layout/layout';
import { useAppPath } from '../layout/use-app-path';
import { switchedOffAt } from '../offers/offers';
import { Fatal } from '../pages/fatal';
import { PaymentReturn } from '../pages/payment-return';
import { useText } from '../texts';
import { Rejected } from './rejected';
import { leaving } from './sign-out';

/** The sign-in screen's code may take longer before a loading screen appears. (spec 1, section 9) */
const SIGN_IN_DELAY = 2000;

/** Mounts the area that signs people in, alone on the page. */
function SignedOut({ isSignIn }: { isSignIn: boolean }) {
  const t = useText();
  const area = useAreas().find(({ manifest }) => manifest.signedOut);
  const [state, setState] = useState<{ isReady: boolean; error?: Error }>({ isReady: false });
  useEffect(() => {
    if (!area) return undefined;
    let isGone = false;
    let app: RemoteApp | undefined;
    const mount = async (): Promise<void> => {
      app = await loadApp(area);
      if (isGone) return;
      await app.bootstrap();
      await app.mount();
      setState({ isReady: true });
    };
    mount().catch((thrown: unknown) => {
      reportError(thrown, { area: area.remote.name });
      resetRemote(area.remote);
      if (!isGone) setState({ isReady: false, error: thrown instanceof Error ? thrown : new Error(String(thrown)) });
    });
    return () => {
      isGone = true;
      void app?.unmount();
    };
  }, [area]);
  if (state.error || !area)
    return <Fatal message={t('fatal.auth')} {...(state.error ? { detail: state.error.message } : {})} />;
  return (
    <div className="shell-alone">
      {state.isReady ? null : <LoadingScreen delay={SIGN_IN_DELAY} />}
      {state.isReady && isSignIn ? <ScreenAppeared /> : null}
      <div id={OUTLET_ID} className="shell-outlet" />
    </div>
  );
}

const NoReferral = lazyScreen(() =>
  import(/* webpackChunkName: "switched-off" */ '../offers/no-referral').then((module) => module.default),
);
const MockPages = lazy(() => import(/* webpackChunkName: "dev-mock" */ '../mock/pages'));

/** What stands on the page without the console around it; undefined where the console does. */
function usePageAlone(): ReactNode {
  const path = useAppPath();
  const { credential, impersonation, rejected } = useSession();
  const { isLeaving } = leaving();
  const { mock, config } = useSite();
  const isCallback = path === paths.authCallback();
  const isLight = credential === undefined || isCallback;
  // Before anything is painted: who signs in does so on light ground. (spec 1, section 2)
  useLayoutEffect(() => holdLight(isLight), [isLight]);
  if (mock && path.startsWith('/mock/')) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <MockPages path={path} search={window.location.search} />
      </Suspense>
    );
  }
  if (path === paths.paymentReturn()) return <PaymentReturn />;
  if (isLeaving) return <LoadingScreen />;
  if (credential === undefined && switchedOffAt(path, config) === 'referral') return <NoReferral />;
  if (isLight) return <SignedOut isSignIn={!isCallback} />;
  if (rejected) return <Rejected owner={impersonation?.access_owner} />;
  return undefined;
}

/** Decides what the page is: a plain text, sign-in alone, or the console. (spec 1, sections 2 and 4) */
export function Gate() {
  const { demo } = useSite();
  const alone = usePageAlone();
  if (alone === undefined) return <Layout />;
  return (
    <>
      {demo ? (
        <KeptOnTop>
          <DemoMark />
        </KeptOnTop>
      ) : null}
      {alone}
    </>
  );
}
