import { useEffect, useState } from 'react';
import { OUTLET_ID, reportError, useSite, type RemoteApp } from '@console/area';
import { LoadingScreen } from '@console/ui';
import { loadSignedOut, resetRemote } from '../areas/remotes';
import { ScreenAppeared } from '../chat/chat';
import { FrameEnd } from '../frame/take-over';
import { useAreas } from '../layout/areas-context';
import { DemoMark } from '../layout/demo-mark';
import { KeptOnTop } from '../layout/kept-on-top';
import { Fatal } from '../pages/fatal';
import { useText } from '../texts';

/** The sign-in screen's code may take longer before a loading screen appears. (spec 1, section 9) */
const SIGN_IN_DELAY = 2000;

/** Mounts the area that signs people in, alone on the page. */
function SignInArea({ isSignIn }: { isSignIn: boolean }) {
  const t = useText();
  const area = useAreas().find(({ manifest }) => manifest.signedOut);
  const [state, setState] = useState<{ isReady: boolean; error?: Error }>({ isReady: false });
  useEffect(() => {
    if (!area) return undefined;
    let isGone = false;
    let app: RemoteApp | undefined;
    const mount = async (): Promise<void> => {
      app = await loadSignedOut(area);
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
      {state.isReady ? null : <LoadingScreen logo delay={SIGN_IN_DELAY} />}
      {state.isReady && isSignIn ? <ScreenAppeared /> : null}
      <div id={OUTLET_ID} className="shell-outlet" />
      {state.isReady ? <FrameEnd /> : null}
    </div>
  );
}

/** What a demo says of itself, over a page that stands alone. */
export function MarkOfDemo() {
  const { demo } = useSite();
  return demo ? (
    <KeptOnTop>
      <DemoMark />
    </KeptOnTop>
  ) : null;
}

/** The page of whoever is not signed in, and of whom the identity provider has just sent back. */
export function SignedOut({ isSignIn }: { isSignIn: boolean }) {
  return (
    <>
      <MarkOfDemo />
      <SignInArea isSignIn={isSignIn} />
    </>
  );
}
