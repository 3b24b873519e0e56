import { useState } from 'react';
import { endImpersonation, storage, useSession } from '@console/api';
import { fullLoad, safeExternalUrl, useSite } from '@console/area';
import { Banner, Link } from '@console/ui';
import { useText } from '../texts';

/** Goes back to one's own account, at the place where acting for somebody else was started. (spec 1, section 4) */
export function returnToOwnAccount(): void {
  fullLoad(endImpersonation());
}

/** Says on every screen that one acts for somebody else. */
function ImpersonationBanner({ owner }: { owner: string }) {
  const t = useText();
  return (
    <Banner
      icon="venetian-mask"
      action={
        <button type="button" className="ui-txtbtn" onClick={returnToOwnAccount}>
          {t('session.return')}
        </button>
      }
    >
      {t('session.actingFor', { owner })}
    </Banner>
  );
}

const SEEN_KEY = 'seenAnnouncement';

/** What the operator has to say, until it is closed. */
function Announcement() {
  const t = useText();
  const { announcement } = useSite();
  const [seen, setSeen] = useState(() => storage.persistent.get(SEEN_KEY));
  if (!announcement || seen === announcement.id) return null;
  const url = safeExternalUrl(announcement.url);
  const close = (): void => {
    storage.persistent.set(SEEN_KEY, announcement.id);
    setSeen(announcement.id);
  };
  return (
    <Banner tone="quiet" icon="megaphone" onClose={close} {...(url ? { action: <Link href={url}>{t('announcement.details')}</Link> } : {})}>
      {announcement.text}
    </Banner>
  );
}

/** One line over the sheet; acting for somebody else comes first. */
export function Banners() {
  const { impersonation } = useSession();
  return impersonation ? <ImpersonationBanner owner={impersonation.access_owner} /> : <Announcement />;
}
