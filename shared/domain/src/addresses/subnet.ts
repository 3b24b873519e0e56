const IPV4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;

/** An IPv4 address as a number; undefined where it is none. */
function ipv4Of(text: string): number | undefined {
  const parts = IPV4.exec(text)?.slice(1).map(Number);
  if (!parts || parts.some((part) => part > 255)) return undefined;
  return parts.reduce((sum, part) => sum * 256 + part, 0);
}

/**
 * Whether an IPv4 address is in a subnet in CIDR notation; undefined where one of the two says nothing that can be compared.
 */
export function isInSubnet(address: string | null | undefined, subnet: string | null | undefined): boolean | undefined {
  const [base = '', prefix = ''] = subnet?.split('/') ?? [];
  const bits = Number(prefix);
  const from = ipv4Of(base);
  const at = ipv4Of(address ?? '');
  if (from === undefined || at === undefined || !/^\d{1,2}$/.test(prefix) || bits > 32) return undefined;
  const size = 2 ** (32 - bits);
  return Math.floor(from / size) === Math.floor(at / size);
}
