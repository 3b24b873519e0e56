import { big, type Money } from '@console/api';
import { planRow } from '@console/domain/bulk';
import type { BulkRow } from '@console/ui';
import { whyNot } from '../can';
import type { ServiceId } from '../texts';
import type { ServiceView } from '../use-services';

export interface DeletePlanOptions {
  readonly t: (id: ServiceId, values?: Readonly<Record<string, string | number>>) => string;
  /** Display name of a location. */
  readonly placeOf: (slug: string) => string;
  readonly money: (amount: Money) => string;
  /** The floating IPs go with the services. */
  readonly releases: boolean;
  /** What a service costs a month with its floating IPs; undefined: not known. */
  readonly priceOf: (service: ServiceView) => Money | undefined;
  /** What a number of addresses of a location costs a month while they are not assigned; undefined: not known. */
  readonly keptCost: (location: string, addresses: number) => Money | undefined;
}

/** What of its price a month goes with a service: what is kept of its addresses costs on, at another price. */
function spendOf(service: ServiceView, { releases, keptCost, priceOf }: DeletePlanOptions): Money | undefined {
  const { addresses, addressState, location } = service;
  if (addressState !== 'ready') return undefined;
  const monthly = priceOf(service);
  const kept = releases || addresses.length === 0 ? big(0) : keptCost(location, addresses.length);
  return monthly && kept?.minus(monthly);
}

/** What becomes of the addresses of a service. */
function addressEffect(
  { addresses, location }: ServiceView,
  { t, money, releases, keptCost }: DeletePlanOptions,
): string {
  const values = { n: addresses.length, list: addresses.join(', ') };
  if (releases) return t('bulk.released', values);
  const cost = keptCost(location, addresses.length);
  return cost ? t('bulk.keptFor', { ...values, amount: money(cost) }) : t('bulk.kept', values);
}

/** What deleting will do to each service: what is erased, and what stays and is charged. */
export const deletePlan = (services: readonly ServiceView[], options: DeletePlanOptions): BulkRow[] =>
  services.map((service) => {
    const { t, placeOf } = options;
    const { nodes, size, addresses, addressState, location } = service;
    const snapshots = nodes.flatMap((node) => node.snapshots).length;
    const reason = whyNot('delete', service);
    return planRow({
      id: service.uuid,
      name: service.name,
      place: location === '' ? '' : placeOf(location),
      effect: [
        t('bulk.nodes', { n: nodes.length, size: size.disk }),
        ...(snapshots > 0 ? [t('bulk.snapshots', { n: snapshots })] : []),
        ...(addresses.length > 0 ? [addressEffect(service, options)] : []),
        ...(addressState === 'failed' ? [t('bulk.addressesUnknown')] : []),
      ].join(' '),
      spend: spendOf(service, options),
      blocked: reason && t(reason),
    });
  });
