import type { Money } from '@console/api';
import { planRow } from '@console/domain/bulk';
import { fateOf, spendWithout, type AddressFate } from '@console/domain/deletion';
import type { BulkRow } from '@console/ui';
import { whyNot } from '../can';
import { hasUnread } from '../facts';
import type { ServiceId } from '../texts';
import type { ServiceView } from '../use-services';

export interface DeletePlanOptions extends AddressFate {
  readonly t: (id: ServiceId, values?: Readonly<Record<string, string | number>>) => string;
  /** Display name of a location. */
  readonly placeOf: (slug: string) => string;
  readonly money: (amount: Money) => string;
  /** What a service costs a month with its floating IPs; undefined: not known. */
  readonly priceOf: (service: ServiceView) => Money | undefined;
}

/** What deleting will do to each service: what is erased, and what stays and is charged. */
export const deletePlan = (services: readonly ServiceView[], options: DeletePlanOptions): BulkRow[] =>
  services.map((service) => {
    const { t, placeOf, money, priceOf } = options;
    const holder = { ...service, payer: service.billing_account_id };
    const { nodes, size, addressState, location } = service;
    const snapshots = nodes.flatMap((node) => node.snapshots).length;
    const isUnsure = hasUnread(service);
    const reason = whyNot('delete', service);
    return planRow({
      id: service.uuid,
      name: service.name,
      place: location === '' ? '' : placeOf(location),
      effect: [
        ...(isUnsure ? [t('bulk.nodesUnread')] : []),
        ...(!isUnsure && nodes.length > 0 ? [t('bulk.nodes', { n: nodes.length, size: size.disk })] : []),
        ...(!isUnsure && snapshots > 0 ? [t('bulk.snapshots', { n: snapshots })] : []),
        ...fateOf(holder, options, money, (fate, values) => t(`bulk.${fate}`, values)),
        ...(addressState === 'failed' ? [t('bulk.addressesUnknown')] : []),
      ].join(' '),
      spend: spendWithout(holder, addressState === 'ready' ? priceOf(service) : undefined, options),
      blocked: reason && t(reason),
    });
  });
