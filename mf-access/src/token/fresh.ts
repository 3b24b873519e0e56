import { useEffect, useSyncExternalStore } from 'react';
import { onCredentialChange } from '@console/api';

/**
 * Secrets of tokens that were created on this page and have not been left yet, by number. They live in memory alone: a reload,
 * another person, or the way to another screen forgets them.
 */
const secrets = new Map<number, string>();
const listeners = new Set<() => void>();

const changed = (): void => {
  for (const listener of listeners) listener();
};

onCredentialChange(() => {
  secrets.clear();
  changed();
});

/** Keeps the secret of a new token until its page was shown and left. */
export function rememberSecret(id: number, secret: string): void {
  secrets.set(id, secret);
  changed();
}

function forgetSecret(id: number): void {
  if (secrets.delete(id)) changed();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The secret of a token that was just created, for its page: it is forgotten when that page is left. */
export function useFreshSecret(id: number): string | undefined {
  useEffect(() => () => forgetSecret(id), [id]);
  return useSyncExternalStore(subscribe, () => secrets.get(id));
}
