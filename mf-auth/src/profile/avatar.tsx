import { useState } from 'react';
import { safeExternalUrl } from '@console/area/router';
import { useText } from '../texts';

const box = { width: 44, height: 44, borderRadius: 'var(--r2)', flex: 'none' } as const;

/** The first letters of the first and the last word of a name. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s.@_-]+/)
    .filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

/** A person's picture, or their initials where there is none or it does not load. */
export function Avatar({ address, name }: { address: string | null | undefined; name: string }) {
  const t = useText();
  const [broken, setBroken] = useState(false);
  const src = safeExternalUrl(address);
  if (src && !broken) {
    return (
      <img
        src={src}
        alt={t('profile.avatar', { name })}
        style={{ ...box, objectFit: 'cover' }}
        referrerPolicy="no-referrer"
        onError={() => setBroken(true)}
      />
    );
  }
  const colours = {
    background: 'var(--accent)',
    color: 'var(--on-accent)',
    fontWeight: 600,
    display: 'grid',
    placeItems: 'center',
  };
  return (
    <span style={{ ...box, ...colours }} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
