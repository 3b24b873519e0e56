import type { SiteRuntime } from '../site';
import type { Caller } from './context';

/** Whoever a key belongs to: a user's own key, or an API token. Undefined for a key that nobody has. */
export function callerOf({ store }: SiteRuntime, apikey: string): Caller | undefined {
  const person = store.people.find((row) => row.apikey === apikey);
  if (person) return { person };
  const token = store.tokens.find((row) => row.token === apikey);
  const owner = token && store.people.get(String(token.user_id));
  return owner && { person: owner, token };
}

/** The part of an address before the @, as fault rules and the request log name people. */
export const shortName = (email: string): string => email.split('@')[0] ?? email;
