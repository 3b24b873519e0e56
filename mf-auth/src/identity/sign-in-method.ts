import * as v from 'valibot';
import { credentialId, STORAGE_KEYS, storage } from '@console/api';

const KEY = STORAGE_KEYS.signInMethod;

const Subject = v.looseObject({ sub: v.string() });
const Kept = v.object({ credential: v.string(), connection: v.string() });

/** What a provider's subjects begin with for somebody who signs in with a password there. */
const PASSWORD = 'auth0';

function connectionOf(idToken: string): string | undefined {
  try {
    const payload = idToken.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const [connection, user] = v.parse(Subject, claims).sub.split('|');
    return user === undefined ? undefined : connection;
  } catch {
    return undefined;
  }
}

/** Keeps how somebody has just signed in: `auth0|…` is a password, `google-oauth2|…` is Google. @param idToken verified */
export function rememberSignInMethod(idToken: string): void {
  const connection = connectionOf(idToken);
  if (connection === undefined) storage.persistent.remove(KEY);
  else storage.persistent.set(KEY, JSON.stringify({ credential: credentialId(), connection }));
}

/**
 * The connection that the person of the active credential has signed in with, where it is another one than a password's;
 * undefined for a password, and where nobody knows: they may have signed in with an API key.
 */
export function foreignConnection(): string | undefined {
  try {
    const { credential, connection } = v.parse(Kept, JSON.parse(storage.persistent.get(KEY) ?? ''));
    return credential === credentialId() && connection !== PASSWORD ? connection : undefined;
  } catch {
    return undefined;
  }
}
