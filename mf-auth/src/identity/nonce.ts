import { storage } from '@console/api';

const KEY = 'signInNonce';

/**
 * Makes the secret of one attempt to sign in and keeps it in this tab. The state that travels with the attempt is the
 * return path, which anybody can guess and two tabs may share; the nonce is what ties the answer to this tab.
 */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  storage.session.set(KEY, nonce);
  return nonce;
}

/** Hands out this tab's nonce once; the second time, or in another tab, there is none. */
export function takeNonce(): string | undefined {
  const nonce = storage.session.get(KEY);
  storage.session.remove(KEY);
  return nonce;
}
