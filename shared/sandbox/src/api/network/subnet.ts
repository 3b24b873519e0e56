/** The number of an address 'a.b.c.d'. */
export const numberOf = (address: string): number =>
  address.split('.').reduce((total, part) => total * 256 + Number(part), 0);

/** The address of a number. */
export const addressOf = (number: number): string =>
  [24, 16, 8, 0].map((bits) => Math.floor(number / 2 ** bits) % 256).join('.');

/** First and last address of a subnet 'a.b.c.d/n', as numbers. */
export function rangeOf(subnet: string): readonly [first: number, last: number] {
  const [address = '', length = '32'] = subnet.split('/');
  const size = 2 ** (32 - Number(length));
  const number = numberOf(address);
  const first = number - (number % size);
  return [first, first + size - 1];
}

const SUBNETS = 256 * 256;

/** A subnet of 254 addresses out of 10.0.0.0/8 that overlaps none of those taken; looked for from a number on. */
export function freeSubnet(taken: readonly string[], from: number): string | undefined {
  const ranges = taken.map(rangeOf);
  for (let step = 0; step < SUBNETS; step += 1) {
    const number = (from + step) % SUBNETS;
    const subnet = `10.${number >> 8}.${number % 256}.0/24`;
    const [first, last] = rangeOf(subnet);
    if (!ranges.some(([start, end]) => start <= last && first <= end)) return subnet;
  }
  return undefined;
}

const FIRST_VLAN = 100;
const LAST_VLAN = 4094;
const VLANS = LAST_VLAN - FIRST_VLAN + 1;

/** A VLAN number that is not taken; looked for from a number on. */
export function freeVlan(taken: readonly number[], from: number): number | undefined {
  const known = new Set(taken);
  for (let step = 0; step < VLANS; step += 1) {
    const vlan = FIRST_VLAN + ((from + step) % VLANS);
    if (!known.has(vlan)) return vlan;
  }
  return undefined;
}
