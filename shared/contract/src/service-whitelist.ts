import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { text } from './schema';

const PREFIX = /^\d{1,3}$/;
const V4_BITS = 32;
const V6_BITS = 128;

/** Whether a text is an IP address (4 or 6), or a subnet in CIDR notation. */
export function isAddressOrSubnet(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const isV4 = v.IPV4_REGEX.test(address);
  // A zone (fe80::1%eth0) means something on one machine only.
  if (rest.length > 0 || address.includes('%') || !(isV4 || v.IPV6_REGEX.test(address))) return false;
  return prefix === undefined || (PREFIX.test(prefix) && Number(prefix) <= (isV4 ? V4_BITS : V6_BITS));
}

/** The addresses that may connect to a service; an empty list lets everybody in. */
const Whitelist = v.array(v.string());

/** The entry of a call that changes the list; the wording of its absence is that of real servers. */
const entry = v.pipe(
  v.optional(text(), ''),
  v.trim(),
  v.nonEmpty('IP address must be specified'),
  v.check(isAddressOrSubnet, 'Must be an IP address or a subnet in CIDR notation'),
);

export const listServiceWhitelist = defineEndpoint({
  name: 'listServiceWhitelist',
  method: 'GET',
  path: '/user-resource/service/package/{uuid}/whitelist_addresses',
  params: v.object({ uuid: text() }),
  response: Whitelist,
  source: 'spec 3, section 7',
});

/** Answers the whole list, the new entry last. */
export const addToServiceWhitelist = defineEndpoint({
  name: 'addToServiceWhitelist',
  method: 'POST',
  repeat: 'harmless',
  path: '/user-resource/service/package/{uuid}/whitelist_addresses',
  body: 'form',
  params: v.object({ uuid: text(), ip_address: entry }),
  response: Whitelist,
  source: 'spec 3, section 7',
});

/** Answers what is left. */
export const removeFromServiceWhitelist = defineEndpoint({
  name: 'removeFromServiceWhitelist',
  method: 'DELETE',
  repeat: 'harmless',
  path: '/user-resource/service/package/{uuid}/whitelist_addresses',
  body: 'form',
  params: v.object({ uuid: text(), ip_address: entry }),
  response: Whitelist,
  source: 'spec 3, section 7',
});
