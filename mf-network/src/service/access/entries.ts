import ipaddr from 'ipaddr.js';
import { isAddressOrSubnet } from '@console/contract/service-whitelist';

/** A rule of an address or subnet that a text breaks. */
export type EntryProblem =
  | 'hostname'
  | 'ipv4Parts'
  | 'ipv4Range'
  | 'ipv4Zeros'
  | 'ipv4Prefix'
  | 'ipv6'
  | 'ipv6Prefix'
  | 'zone';

const V4_PARTS = 4;
const V4_MOST = 255;
const DIGITS = /^\d+$/;
const LIKE_V4 = /^[\d.]*$/;
/** Letters that no IPv6 address has, or words with hyphens: a name. */
const LIKE_NAME = /[g-z_-]/i;

/** Which rule a text breaks that is neither an address nor a subnet. */
function brokenRule(text: string): EntryProblem {
  const [address = '', prefix] = text.split('/');
  if (address.includes('%')) return 'zone';
  if (!LIKE_V4.test(address) || address === '') {
    if (address.includes(':')) return ipaddr.IPv6.isValid(address) && prefix !== undefined ? 'ipv6Prefix' : 'ipv6';
    return LIKE_NAME.test(address) || address === '' ? 'hostname' : 'ipv4Parts';
  }
  const parts = address.split('.');
  if (parts.length !== V4_PARTS || !parts.every((part) => DIGITS.test(part))) return 'ipv4Parts';
  if (parts.some((part) => Number(part) > V4_MOST)) return 'ipv4Range';
  return parts.some((part) => part.length > 1 && part.startsWith('0')) ? 'ipv4Zeros' : 'ipv4Prefix';
}

/**
 * The rule that a text breaks as an entry of the list; undefined for an IP address (4 or 6) and for a subnet in CIDR notation.
 * The same texts pass as the call takes.
 */
export const entryProblem = (text: string): EntryProblem | undefined =>
  isAddressOrSubnet(text) ? undefined : brokenRule(text);

const bitsOf = (address: ipaddr.IPv4 | ipaddr.IPv6): number => (address.kind() === 'ipv4' ? 32 : 128);
const shortest = (address: ipaddr.IPv4 | ipaddr.IPv6): string =>
  address instanceof ipaddr.IPv6 ? address.toRFC5952String() : address.toString();

/** An IPv6 address that ends as IPv4 does, in hex: the library takes `::192.0.2.1` for `::ffff:192.0.2.1`. */
const DOTTED_TAIL = /:(\d+)\.(\d+)\.(\d+)\.(\d+)/;
const withHexTail = (entry: string): string =>
  entry.replace(DOTTED_TAIL, (_, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.map(Number);
    return `:${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });

type Range = readonly [address: ipaddr.IPv4 | ipaddr.IPv6, prefix: number];

/** An address is the subnet of it alone. */
function rangeOf(given: string): Range {
  const entry = withHexTail(given);
  if (entry.includes('/')) return ipaddr.parseCIDR(entry);
  const address = ipaddr.parse(entry);
  return [address, bitsOf(address)];
}

/**
 * An entry in the one form that it has: addresses as RFC 5952 writes them, a subnet by its first address, and a subnet of one
 * address as that address. What is no entry stays as it is.
 */
export function normalEntry(entry: string): string {
  if (!isAddressOrSubnet(entry)) return entry;
  const [address, prefix] = rangeOf(entry);
  if (prefix === bitsOf(address)) return shortest(address);
  const kind = address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${shortest(kind.networkAddressFromCIDR(withHexTail(entry)))}/${prefix}`;
}

/** Whether every address of one entry is one of another. */
export function covers(wide: string, narrow: string): boolean {
  if (!isAddressOrSubnet(wide) || !isAddressOrSubnet(narrow)) return false;
  const [wideAddress, widePrefix] = rangeOf(wide);
  const [address, prefix] = rangeOf(narrow);
  return wideAddress.kind() === address.kind() && widePrefix <= prefix && address.match(wideAddress, widePrefix);
}

/** The version of the addresses that an entry lets in, where it lets in all of them. */
export function versionOfAll(entry: string): 'IPv4' | 'IPv6' | undefined {
  const normal = normalEntry(entry);
  if (!normal.endsWith('/0')) return undefined;
  return normal.includes(':') ? 'IPv6' : 'IPv4';
}

/** What still lets addresses of an entry in once it is taken out of a list: another entry all of them, or some each a part. */
export function leftWithout(
  entry: string,
  list: readonly string[],
): { readonly wide: string | undefined; readonly narrow: readonly string[] } {
  const others = list.filter((other) => other !== entry);
  return {
    wide: others.find((other) => covers(other, entry)),
    narrow: others.filter((other) => covers(entry, other)),
  };
}

/** The entries of a text: one a line, or parted by commas or spaces. */
export const entriesOf = (text: string): string[] => text.split(/[\s,;]+/).filter((part) => part !== '');

/** A text without some of its entries; as it is where it has none of them. */
export function withoutEntries(text: string, gone: readonly string[]): string {
  const entries = entriesOf(text);
  const left = entries.filter((entry) => !gone.includes(entry));
  return left.length === entries.length ? text : left.join('\n');
}

/** What is wrong with an entry that is to be added, and which one of the list is in its way. */
export type NewEntryProblem =
  | { readonly entry: string; readonly rule: EntryProblem }
  | { readonly entry: string; readonly rule: 'listed' | 'twice' };

/** What stands against adding entries to a list: rules of each, those that are there, and those that are given twice. */
export function newEntryProblems(entries: readonly string[], list: readonly string[]): NewEntryProblem[] {
  const listed = new Set(list.map(normalEntry));
  const given = new Set<string>();
  return entries.flatMap((entry): NewEntryProblem[] => {
    const rule = entryProblem(entry);
    if (rule) return [{ entry, rule }];
    const normal = normalEntry(entry);
    if (listed.has(normal)) return [{ entry, rule: 'listed' }];
    if (given.has(normal)) return [{ entry, rule: 'twice' }];
    given.add(normal);
    return [];
  });
}
