const number = (address: string): number | undefined => {
  const parts = address.split('.').map(Number);
  if (parts.length !== 4 || parts.some((part) => !Number.isInteger(part) || part < 0 || part > 255)) return undefined;
  return parts.reduce((sum, part) => sum * 256 + part, 0);
};

/** Whether an IPv4 address belongs to a subnet such as '10.4.4.0/24'; false where one of them is not said. */
export function inSubnet(address: string | null | undefined, subnet: string | null | undefined): boolean {
  const [base = '', bits = ''] = (subnet ?? '').split('/');
  const [one, other] = [number(address ?? ''), number(base)];
  const length = Number(bits);
  if (one === undefined || other === undefined || bits === '' || !(length >= 0 && length <= 32)) return false;
  const size = 2 ** (32 - length);
  return Math.floor(one / size) === Math.floor(other / size);
}
