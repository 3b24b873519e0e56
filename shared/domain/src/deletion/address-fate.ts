import { big, type Money } from '@console/api';

/** Something that floating IPs lead to. */
export interface AddressHolder {
  /** Slug. */
  readonly location: string;
  readonly addresses: readonly string[];
  /** Id of the account that is charged. */
  readonly payer: number | null | undefined;
}

/** What becomes of the floating IPs of things that are deleted. */
export interface AddressFate {
  /** They go with it; else they stay, and are charged. */
  readonly releases: boolean;
  /** What a number of addresses of a location costs a month while they are not assigned, by the list; undefined: not known. */
  readonly keptCost: (location: string, addresses: number) => Money | undefined;
  /** A price of the list with the discount of the account that pays. */
  readonly charged: (payer: number | null | undefined, amount: Money) => Money;
}

/**
 * By how much the spend of a month changes when a thing goes: what is kept of its addresses costs on, at another price.
 * Before tax, after discount.
 * @param monthly what it costs with its addresses, by the list; undefined: not known
 */
export function spendWithout(
  { location, addresses, payer }: AddressHolder,
  monthly: Money | undefined,
  { releases, keptCost, charged }: AddressFate,
): Money | undefined {
  const kept = releases || addresses.length === 0 ? big(0) : keptCost(location, addresses.length);
  return monthly && kept && charged(payer, kept.minus(monthly));
}

/** How an area says what becomes of addresses, with how many they are, which, and what they cost where that is known. */
export type SayFate = (
  fate: 'released' | 'kept' | 'keptFor',
  values: { readonly n: number; readonly list: string; readonly amount: string },
) => string;

/** What becomes of the addresses of a thing; nothing where it has none. */
export function fateOf(
  { location, addresses, payer }: AddressHolder,
  { releases, keptCost, charged }: AddressFate,
  money: (amount: Money) => string,
  say: SayFate,
): string[] {
  const n = addresses.length;
  if (n === 0) return [];
  const cost = releases ? undefined : keptCost(location, n);
  const values = { n, list: addresses.join(', '), amount: cost ? money(charged(payer, cost)) : '' };
  return [say(releases ? 'released' : cost ? 'keptFor' : 'kept', values)];
}
