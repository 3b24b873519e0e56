import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { endImpersonation, useSession } from '@console/api';
import { fullLoad, useShownEmail, useSite } from '@console/area';
import { Banner } from '@console/ui';
import { Text, useText } from '../texts';
import { Announcement } from './announcement';

/** Goes back to one's own account, at the place where acting for somebody else was started. (spec 1, section 4) */
export function returnToOwnAccount(): void {
  fullLoad(endImpersonation());
}

/** How far down the page nothing may float, in px: what floats begins below it (`overlays.css`, `toasts.css`). */
const KEPT = '--kept-top';

/** Says on every screen that one acts for somebody else. Toasts, dialogs and drawers leave it free: the way back is always there. */
function ImpersonationBanner({ owner }: { owner: string }) {
  const t = useText();
  const shown = useShownEmail({ checksAdministrator: false });
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = (): void => {
      if (place.current) style.setProperty(KEPT, `${Math.ceil(place.current.getBoundingClientRect().bottom)}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
      style.removeProperty(KEPT);
    };
  }, []);
  return (
    <div className="shell-acting" ref={place}>
      <Banner
        icon="venetian-mask"
        action={
          <button type="button" className="ui-txtbtn" onClick={returnToOwnAccount}>
            {t('session.return')}
          </button>
        }
      >
        <Text id="session.actingFor" values={{ owner: <b className="shell-owner">{shown(owner)}</b> }} />
      </Banner>
    </div>
  );
}

const MockBanner = lazy(() => import(/* webpackChunkName: "dev-mock" */ '../mock/banner'));

/** One line over the sheet; acting for somebody else comes first. */
export function Banners() {
  const { impersonation } = useSession();
  const { mock } = useSite();
  if (impersonation) return <ImpersonationBanner owner={impersonation.access_owner} />;
  if (!mock) return <Announcement />;
  return (
    <Suspense fallback={null}>
      <MockBanner />
    </Suspense>
  );
}
