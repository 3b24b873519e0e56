import { useState } from 'react';
import { safeExternalUrl } from '@console/area/router';
import { useText } from './texts';

/** The first letters of the first and the last word of a name. */
export function initials(name: string): string {
  const words = name.split(/[\s.@_•-]+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

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
      {initials(name)}
    </span>
  );
}
