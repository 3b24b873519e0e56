import type { AuthCallback } from '@console/contract/user';
import type { PersonRow } from '../model/people';
import { secureText } from '../seed/random';
import type { SiteRuntime } from '../site';
import { readIdToken } from './tokens';

const HEX = '0123456789abcdef';
const KEY_LENGTH = 32;

/** Makes the user of the API for an identity that signs in for the first time. Only inside a transaction. */
function newPerson(site: SiteRuntime, email: string): PersonRow {
  const userId = site.nextNumber();
  const now = site.now();
  return site.store.people.put({
    id: String(userId),
    user_id: userId,
    email,
    first_name: null,
    last_name: null,
    phone_number: null,
    personal_id_number: null,
    lang: null,
    apikey: secureText(KEY_LENGTH),
    cookie_id: secureText(32, HEX),
    is_admin: false,
    created: now,
    updated: null,
    last_activity: now,
  });
}

/** The user that the fragment of the identity provider proves, or undefined where it proves none. */
export async function verifyCallback(
  site: SiteRuntime,
  origin: string,
  callback: AuthCallback,
): Promise<PersonRow | undefined> {
  const email = await readIdToken(site, origin, { idToken: callback.id_token, accessToken: callback.access_token });
  if (!email) return undefined;
  const known = site.store.people.find((row) => row.email === email);
  return (
    known ?? site.store.transact(() => site.store.people.find((row) => row.email === email) ?? newPerson(site, email))
  );
}
