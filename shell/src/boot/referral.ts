import { STORAGE_KEYS, storage } from '@console/api';
import { nav } from '@console/area';
import { BASE_PATH } from '@console/contract/paths';
import type { SiteConfig } from '@console/contract/site-config';

const CODE = /^[\w-]{1,64}$/;
const LINK = new RegExp(`^(?:${BASE_PATH})?/referral/([^/]+)/?$`);

/**
 * Keeps the code of a referral link (/referral/(code), or referral_code in the query), marks the visit, and takes the
 * code out of the address. Where a site has no referral codes nothing is kept, and the link shows what it would be.
 * (spec 1, section 2)
 */
export function keepReferralCode({ referralCodeEnabled }: Pick<SiteConfig, 'referralCodeEnabled'>): void {
  const { pathname, search, hash } = nav.get().location;
  const query = new URLSearchParams(search);
  const inPath = LINK.exec(pathname)?.[1];
  const code = inPath ?? query.get('referral_code');
  if (code === null) return;
  if (referralCodeEnabled && CODE.test(code)) {
    storage.persistent.set(STORAGE_KEYS.referralCode, code);
    storage.session.set(STORAGE_KEYS.referral, 'true');
  }
  query.delete('referral_code');
  const rest = query.toString();
  const shown = referralCodeEnabled ? `${BASE_PATH}/` : `${BASE_PATH}/referral`;
  nav.navigator.replace(`${inPath === undefined ? pathname : shown}${rest ? `?${rest}` : ''}${hash}`);
}
