import type { Money } from '@console/api';
import type { BulkRow } from '@console/ui';
import { sumPrices, type Rate } from '../price';
import type { BulkId } from './messages';
import { planRow } from './plan';

/** Something that a billing account pays for. */
export interface BilledResource {
  readonly uuid: string;
  readonly name: string;
  readonly location: string;
  /** Number of the billing account that pays for it now. */
  readonly billing_account?: number | null | undefined;
  /** Its title; undefined: not known. */
  readonly accountName: string | undefined;
  /** Its floating IPs: they are billed on their own, and do not move with it. Undefined: it has none of its own. */
  readonly addresses?: readonly string[];
}

/** The account that is to pay. */
export interface NewPayer {
  readonly id: number;
  readonly title: string;
}

export interface AccountPlanOptions<T extends BilledResource> {
  readonly t: (id: BulkId, values?: Readonly<Record<string, string | number>>) => string;
  /** Display name of a location. */
  readonly placeOf: (slug: string) => string;
  readonly money: (amount: Money) => string;
  readonly hourly: (amount: Money) => string;
  /** Name of the tax. */
  readonly tax: string;
  readonly payer: NewPayer;
  /** What the new account is charged for a resource, with its discount and tax; undefined: not known. */
  readonly costOf: (resource: T) => Rate | undefined;
  /** Why a resource cannot be moved at all, whichever account is to pay. */
  readonly leftOut: (resource: T) => string | undefined;
  /** Why the new account cannot take a resource over. */
  readonly blockedOf: (resource: T) => string | undefined;
}

function effectOf<T extends BilledResource>(
  resource: T,
  { t, money, hourly, tax, payer, costOf }: AccountPlanOptions<T>,
): string {
  const cost = costOf(resource);
  const { accountName: before, addresses = [] } = resource;
  return [
    before ? t('effect.account', { account: payer.title, before }) : t('effect.accountNew', { account: payer.title }),
    ...(cost ? [t('effect.accountPrice', { hourly: hourly(cost.hourly), amount: money(cost.monthly), tax })] : []),
    ...(addresses.length > 0 ? [t('effect.addressStays', { n: addresses.length, list: addresses.join(', ') })] : []),
  ].join(' ');
}

/** What it means for each resource that another account pays for it from now on. */
export const accountPlan = <T extends BilledResource>(
  resources: readonly T[],
  options: AccountPlanOptions<T>,
): BulkRow[] =>
  resources.map((resource) => {
    const { t, placeOf, payer, leftOut, blockedOf } = options;
    const isPaying = resource.billing_account === payer.id;
    return planRow({
      id: resource.uuid,
      name: resource.name,
      place: placeOf(resource.location),
      effect: effectOf(resource, options),
      blocked: leftOut(resource) ?? (isPaying ? t('blocked.pays', { account: payer.title }) : blockedOf(resource)),
    });
  });

/** What an account is charged for all of them; undefined where the price of one is not known. */
export function sumOfPlan<T>(resources: readonly T[], costOf: (resource: T) => Rate | undefined): Rate | undefined {
  const costs = resources.map(costOf);
  const hourly = sumPrices(costs.map((cost) => cost?.hourly));
  const monthly = sumPrices(costs.map((cost) => cost?.monthly));
  if (!hourly || !monthly || hourly.isAtLeast || monthly.isAtLeast) return undefined;
  return { hourly: hourly.amount, monthly: monthly.amount };
}
