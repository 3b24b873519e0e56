import { lazy, Suspense, useEffect, useState } from 'react';
import { endImpersonation, storage, useSession } from '@console/api';
import { fullLoad, safeExternalUrl, useShownEmail, useSite } from '@console/area';
import { Banner, Link } from '@console/ui';
import { Text, useText } from '../texts';

/** Goes back to one's own account, at the place where acting for somebody else was started. (spec 1, section 4) */
export function returnToOwnAccount(): void {
  fullLoad(endImpersonation());
}

/** Says on every screen that one acts for somebody else. */
function ImpersonationBanner({ owner }: { owner: string }) {
  const t = useText();
  const shown = useShownEmail({ isAsked: false });
  return (
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
  );
}

const SEEN_KEY = 'seenAnnouncement';
/** An announcement goes after this, unless somebody is at it. (spec 1, section 9) */
const ANNOUNCEMENT_MS = 7000;

/** What the operator has to say: until it is closed, or for seven seconds in which nobody points at it or has the focus in it. */
function Announcement() {
  const t = useText();
  const { announcement } = useSite();
  const [seen, setSeen] = useState(() => storage.persistent.get(SEEN_KEY));
  const [isHeld, setHeld] = useState(false);
  const id = announcement?.id;
  useEffect(() => {
    if (isHeld || id === undefined) return undefined;
    const timer = setTimeout(() => setSeen(id), ANNOUNCEMENT_MS);
    return () => clearTimeout(timer);
  }, [isHeld, id]);
  if (!announcement || seen === announcement.id) return null;
  const url = safeExternalUrl(announcement.url);
  const close = (): void => {
    storage.persistent.set(SEEN_KEY, announcement.id);
    setSeen(announcement.id);
  };
  const hold = (): void => setHeld(true);
  const release = (): void => setHeld(false);
  return (
    <div onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <Banner
        tone="quiet"
        icon="megaphone"
        onClose={close}
        {...(url ? { action: <Link href={url}>{t('announcement.details')}</Link> } : {})}
      >
        {announcement.text}
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
