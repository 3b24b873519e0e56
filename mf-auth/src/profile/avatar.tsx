import { useState } from 'react';
import { safeExternalUrl } from '@console/area/router';
import { initialsOf } from '@console/ui';
import { useText } from './texts';

/** A person's picture, or their initials where there is none or it does not load. No call changes it. */
export function Avatar({ address, name }: { address: string | null | undefined; name: string }) {
  const t = useText();
  const [broken, setBroken] = useState(false);
  const src = safeExternalUrl(address);
  if (src && !broken) {
    return (
      <img
        src={src}
        alt={t('avatar', { name })}
        className="profile-avatar"
        referrerPolicy="no-referrer"
        onError={() => setBroken(true)}
      />
    );
  }
  return (
    <span className="profile-avatar" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
