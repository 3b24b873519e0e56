import * as v from 'valibot';
import { allowedOrigin } from '@console/contract/bucket-cors';

/** The origin of this console, as a bucket's rule names it. */
export const ownOrigin = (): string => window.location.origin;

const rule = allowedOrigin();

/** What is wrong with an origin that is to be let in, in words; undefined for a good one. (spec 3, section 5) */
export function originFault(origin: string): string | undefined {
  const { success, issues } = v.safeParse(rule, origin);
  return success ? undefined : issues[0].message;
}

/** The origin of an address; as it is where it is none. A rule lets in the origin, whatever path stands behind it. */
export const originOf = (address: string): string => {
  const { origin } = URL.canParse(address) ? new URL(address) : { origin: 'null' };
  return origin === 'null' ? address : origin;
};
