import { useLayoutEffect, type ReactNode } from 'react';
import { Boundary, useSite } from '@console/area';
import { holdLight, LoadingScreen, ThemeRoot, Toasts, useOnDemandOrThrow, type OnDemand } from '@console/ui';
import type { Area } from '../areas/registry';
import { Chat } from '../chat/chat';
import { FrameEnd } from '../frame/take-over';
import { AreasContext } from '../layout/areas-context';
import { renderFailure } from '../pages/fatal';
import { usePageKind } from '../session/page-of';
import { SignedOut } from '../session/signed-out';
import type { SignedInPart } from '../signed-in/load';
import { SHELL } from './shell-name';

/** The console, once its part of the shell is there. */
function Console({ part, children }: { part: OnDemand<SignedInPart>; children: ReactNode }) {
  const signedIn = useOnDemandOrThrow(part);
  return signedIn ? <signedIn.SignedIn>{children}</signedIn.SignedIn> : <LoadingScreen logo />;
}

/** All that the shell draws: sign-in, or the console. */
export function Root({ areas, part }: { areas: readonly Area[]; part: OnDemand<SignedInPart> }) {
  const { brand } = useSite();
  const kind = usePageKind();
  const isLight = kind !== 'console';
  // Before anything is painted: who signs in does so on light ground. (spec 1, section 2)
  useLayoutEffect(() => holdLight(isLight), [isLight]);
  const around = (
    <>
      <Chat />
      <Toasts />
    </>
  );
  return (
    <ThemeRoot brand={brand}>
      <Boundary name={SHELL} fallback={renderFailure}>
        <AreasContext value={areas}>
          {kind === 'console' ? (
            <Console part={part}>
              {around}
              <FrameEnd />
            </Console>
          ) : (
            <>
              <Boundary name={SHELL} fallback={renderFailure}>
                <SignedOut isSignIn={kind === 'sign-in'} />
              </Boundary>
              {around}
            </>
          )}
        </AreasContext>
      </Boundary>
    </ThemeRoot>
  );
}
