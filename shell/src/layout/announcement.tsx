import { useEffect, useState } from 'react';
import { storage } from '@console/api';
import { safeExternalUrl, useSite } from '@console/area';
import { Banner, Link, Popover } from '@console/ui';
import { AnnouncementButton } from '../frame/header-view';
import { useText } from '../texts';

const SEEN_KEY = 'seenAnnouncement';
/** An announcement goes after this, unless somebody is at it. (spec 1, section 9) */
const ANNOUNCEMENT_MS = 7000;

function useIsPageHidden(): boolean {
  const [isHidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const look = (): void => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isHidden;
}

function Details({ url, onFollow }: { url: string | undefined; onFollow?: () => void }) {
  const t = useText();
  const safe = safeExternalUrl(url);
  return safe ? (
    <Link href={safe} {...(onFollow ? { onClick: onFollow } : {})}>
      {t('announcement.details')}
    </Link>
  ) : null;
}

/**
 * What the operator has to say, once: until it is closed, or for seven seconds in which nobody points at it, has the
 * focus in it, or looks at another tab. After that the header leads to it.
 */
export function Announcement() {
  const { announcement } = useSite();
  const [seen, setSeen] = useState(() => storage.persistent.get(SEEN_KEY));
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHidden = useIsPageHidden();
  const isHeld = isPointedAt || hasFocus || isHidden;
  const id = announcement?.id;
  const isShown = id !== undefined && seen !== id;
  const close = (): void => {
    if (id === undefined) return;
    storage.persistent.set(SEEN_KEY, id);
    setSeen(id);
  };
  useEffect(() => {
    if (!isShown || isHeld) return undefined;
    const timer = setTimeout(() => {
      storage.persistent.set(SEEN_KEY, id);
      setSeen(id);
    }, ANNOUNCEMENT_MS);
    return () => clearTimeout(timer);
  }, [isShown, isHeld, id]);
  if (!isShown) return null;
  return (
    <div
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <Banner tone="quiet" icon="megaphone" onClose={close} action={<Details url={announcement?.url} />}>
        {announcement?.text}
      </Banner>
    </div>
  );
}

/** Leads to the announcement after it has gone; absent where there is none. */
export function AnnouncementMenu() {
  const t = useText();
  const { announcement } = useSite();
  if (!announcement) return null;
  return (
    <Popover
      label={t('announcement.label')}
      width={320}
      align="end"
      trigger={(props, ref) => <AnnouncementButton t={t} ref={ref} {...props} />}
    >
      {(close) => (
        <div className="shell-notice">
          <p>{announcement.text}</p>
          <Details url={announcement.url} onFollow={close} />
        </div>
      )}
    </Popover>
  );
}
