import { randomId, storage, STORAGE_KEYS } from '@console/api';

/** The session that PayPal's tokens belong to: made once, and kept for the session of the browser. (spec 2, section 7) */
export function paypalSession(): string {
  const kept = storage.session.get(STORAGE_KEYS.paypalSessionId);
  if (kept) return kept;
  const made = randomId();
  storage.session.set(STORAGE_KEYS.paypalSessionId, made);
  return made;
}
