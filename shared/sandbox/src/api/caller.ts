import type { ActingRow, PersonRow, TokenRow } from '../model/people';
import type { SiteRuntime } from '../site';

/** Who asks: the user whose things are asked for, and by what where the key is not the user's own. */
export interface Caller {
  readonly person: PersonRow;
  readonly token?: TokenRow | undefined;
  /** Somebody else acts for the user. */
  readonly acting?: ActingRow | undefined;
}

/** Whoever a key belongs to: a user's own key, an API token, or the key of somebody who acts for a user. */
export function callerOf({ store }: SiteRuntime, apikey: string): Caller | undefined {
  const person = store.people.oneBy('apikey', apikey);
  if (person) return { person };
  const token = store.tokens.oneBy('token', apikey);
  const acting = token ? undefined : store.acting.get(apikey);
  if (acting?.account_id && store.accounts.get(String(acting.account_id))?.is_deleted !== false) return undefined;
  const owner = store.people.get(String((token ?? acting)?.user_id));
  return owner && { person: owner, token, acting };
}

/** The part of an address before the @, as fault rules and the request log name people. */
export const shortName = (email: string): string => email.split('@')[0] ?? email;
