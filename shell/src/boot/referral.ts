import { STORAGE_KEYS, storage } from '@console/api';
import { nav } from '@console/area';
import { BASE_PATH } from '@console/contract/paths';

const CODE = /^[\w-]{1,64}$/;
const LINK = new RegExp(`^(?:${BASE_PATH})?/referral/([^/]+)/?$`);

/**
 * Keeps the code of a referral link (/referral/(code), or referral_code in the query), marks the visit, and takes the
 * code out of the address.
 * (spec 1, section 2)
 */
export function keepReferralCode(): void {
  const { pathname, search, hash } = nav.get().location;
  const query = new URLSearchParams(search);
  const inPath = LINK.exec(pathname)?.[1];
  const code = inPath ?? query.get('referral_code');
  if (code === null) return;
  if (CODE.test(code)) {
    storage.persistent.set(STORAGE_KEYS.referralCode, code);
    storage.session.set(STORAGE_KEYS.referral, 'true');
  }
  query.delete('referral_code');
  const rest = query.toString();
  nav.navigator.replace(`${inPath === undefined ? pathname : `${BASE_PATH}/`}${rest ? `?${rest}` : ''}${hash}`);
}
