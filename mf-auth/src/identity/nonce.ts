import { storage } from '@console/area/signed-out';
import { text } from '../texts';
import { IdentityError } from './failure';

/** Only our own host can set such a cookie, and only over HTTPS. */
const PREFIX = '__Host-signIn.';
/** An attempt that has not come back after this many seconds is given up. */
const LASTS = 3600;

const write = (name: string, seconds: number): void => {
  document.cookie = `${PREFIX}${name}=1; path=/; secure; samesite=lax; max-age=${seconds}`;
};

/** The attempts that were begun in this browser. */
export const attemptCookies = (): string[] =>
  document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length));

/** Keeps an attempt as a cookie. Returns whether the browser has taken it. */
export function keepAttempt(nonce: string): boolean {
  write(nonce, LASTS);
  return attemptCookies().includes(nonce);
}

export const forgetAttempt = (nonce: string): void => write(nonce, 0);

const KEY = 'signInNonce';

/**
 * Makes the secret of one attempt to sign in and keeps it in this tab. The state that travels with the attempt is the
 * return path, which anybody can guess and two tabs may share; the nonce is what ties the answer to this tab. Where the
 * browser blocks the storage or has no room, it ties the answer to this browser, by a cookie.
 * @throws IdentityError where the browser keeps nothing at all: then no answer could be told from a forged one
 */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  storage.session.set(KEY, nonce);
  if (!storage.session.isKept() && !keepAttempt(nonce)) throw new IdentityError(text('signIn.nothingKept'));
  return nonce;
}

/** Hands out the nonces that an answer to this tab may carry, once; in a tab that has begun nothing there are none. */
export function takeNonces(): ReadonlySet<string> {
  const own = storage.session.get(KEY);
  storage.session.remove(KEY);
  const inCookies = storage.session.isKept() ? [] : attemptCookies();
  for (const nonce of inCookies) forgetAttempt(nonce);
  return new Set(own === undefined ? inCookies : [own, ...inCookies]);
}
