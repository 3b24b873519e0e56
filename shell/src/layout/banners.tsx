import { lazy, Suspense } from 'react';
import { endImpersonation, useSession } from '@console/api';
import { fullLoad, mayEndWork, useShownEmail, useSite } from '@console/area';
import { Banner } from '@console/ui';
import { Text, useText } from '../texts';
import { Announcement } from './announcement';
import { DemoMark } from './demo-mark';
import { KeptOnTop } from './kept-on-top';

/** Goes back to one's own account, at the place where acting for somebody else was started. (spec 1, section 4) */
export function returnToOwnAccount(): void {
  fullLoad(endImpersonation());
}

/** The same for somebody who may have work here that would end. */
export async function askToReturn(): Promise<void> {
  if (await mayEndWork('account')) returnToOwnAccount();
}

/** Says that one acts for somebody else, and leads back. */
function ImpersonationBanner({ owner }: { owner: string }) {
  const t = useText();
  const shown = useShownEmail({ checksAdministrator: false });
  return (
    <Banner
      icon="venetian-mask"
      action={
        <button type="button" className="ui-txtbtn" onClick={() => void askToReturn()}>
          {t('session.return')}
        </button>
      }
    >
      <Text id="session.actingFor" values={{ owner: <b className="shell-owner">{shown(owner)}</b> }} />
    </Banner>
  );
}

const MockBanner = lazy(() => import(/* webpackChunkName: "dev-mock" */ '../mock/banner'));

/** What stands over the sheet; acting for somebody else comes first, except for what a demo says of itself. */
export function Banners() {
  const { impersonation } = useSession();
  const { mock, demo } = useSite();
  if (impersonation || demo)
    return (
      <KeptOnTop>
        <DemoMark />
        {impersonation ? <ImpersonationBanner owner={impersonation.access_owner} /> : null}
      </KeptOnTop>
    );
  if (!mock) return <Announcement />;
  return (
    <Suspense fallback={null}>
      <MockBanner />
    </Suspense>
  );
}
