import { storage, STORAGE_KEYS } from '@console/area/signed-out';
import type { Mode } from './view';

/** The code of the referral link that this visit began with. (spec 1, section 2) */
export const referralCode = (): string | undefined =>
  storage.session.get(STORAGE_KEYS.referral) ? storage.persistent.get(STORAGE_KEYS.referralCode) : undefined;

/** Whoever follows a referral link has no account yet. */
export const firstMode = (): Mode => (referralCode() === undefined ? 'login' : 'signup');
