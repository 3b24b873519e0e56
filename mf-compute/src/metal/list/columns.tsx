import { useMemo } from 'react';
import { locationName } from '@console/area';
import type { MonthCosts } from '@console/domain/charges';
import { paths } from '@console/contract/paths';
import { useAccountLinks } from '@console/domain/detail';
import { addressKey, useColumns } from '@console/domain/list';
import { LocationCode, Price, Skeleton, VisuallyHidden } from '@console/ui';
import { NoneCell, TextCell, type CardContent, type Column } from '@console/ui/data';
import { LeaseStatus } from '../lease/lease-status';
import { systemState, type LeaseRow } from '../lease/rows';
import { metalStatus } from '../lease/status';
import { useMetalText } from '../lease/texts';

/** Name of the column that asks for usage: nobody pays for it who does not look at it. */
export const MONTH_COLUMN = 'soFar';

export interface LeaseColumnsOptions {
  /** What servers have cost so far this month. */
  readonly costs: Pick<MonthCosts, 'of' | 'isLoading'>;
  readonly arePricesLoading: boolean;
  /** Whether there is room for more than what is drawn for 1366 px. */
  readonly isWide: boolean;
}

/**
 * The columns of the server list; at 1366 px those that are drawn, more where they are chosen or there is room. Prices are
 * before tax.
 */
export function useLeaseColumns({ costs, arePricesLoading, isWide }: LeaseColumnsOptions): Column<LeaseRow>[] {
  const t = useMetalText();
  const column = useColumns<LeaseRow>();
  const accountLink = useAccountLinks();
  const { of: soFar, isLoading: isSoFarLoading } = costs;
  return useMemo(() => {
    const address = (lease: LeaseRow, value: string | null | undefined) =>
      !value && lease.status === 'pending' ? (
        <span className="ui-mut">{t('field.afterInstall')}</span>
      ) : (
        <TextCell>{value}</TextCell>
      );
    const ipv4 = (lease: LeaseRow) => lease.machine?.ip_public_v4;
    const ipv6 = (lease: LeaseRow) => lease.machine?.ip_public_v6;
    const label = (lease: LeaseRow) => lease.machine?.label;
    return [
      column.name({ value: (lease) => lease.display_name, to: ({ uuid }) => paths.metalLease({ uuid }) }),
      column.status({
        width: 92,
        sortBy: (lease) => lease.status,
        cell: (lease) => <LeaseStatus status={lease.status} />,
        word: ({ status }) => {
          const { text } = metalStatus(status);
          return text ? t(text) : status;
        },
      }),
      column.location({
        width: 68,
        cell: (slug) => (
          <span title={locationName(slug)}>
            <LocationCode slug={slug} />
            <VisuallyHidden>{locationName(slug)}</VisuallyHidden>
          </span>
        ),
      }),
      column.text({
        id: 'spec',
        header: t('field.spec'),
        width: isWide ? 240 : 172,
        least: 136,
        value: (lease) => lease.specTitle,
      }),
      column.text({ id: 'disks', header: t('field.disks'), width: 132, value: (lease) => lease.spec?.subtitle }),
      {
        ...column.text({ id: 'machine', header: t('field.machine'), width: 84, value: label }),
        cell: (lease) => (label(lease) ? <span className="ui-code metal-label">{label(lease)}</span> : <NoneCell />),
      },
      column.text({
        id: 'system',
        header: t('field.system'),
        width: isWide ? 170 : 126,
        value: (lease) => lease.system,
        source: systemState,
      }),
      {
        ...column.text({
          id: 'address',
          header: t('field.publicIpv4'),
          width: 106,
          whole: true,
          value: ipv4,
          sortBy: (lease) => addressKey(ipv4(lease)),
        }),
        cell: (lease) => address(lease, ipv4(lease)),
      },
      {
        ...column.text({ id: 'ipv6', header: t('field.publicIpv6'), width: 160, hidden: true, value: ipv6 }),
        cell: (lease) => address(lease, ipv6(lease)),
      },
      column.text({
        id: 'mac',
        header: t('field.mac'),
        width: 156,
        hidden: true,
        mono: true,
        value: (lease) => lease.machine?.mac_addresses.join(', '),
      }),
      column.account({
        width: 114,
        name: (lease) => lease.accountName,
        cell: (lease) => accountLink(lease.billing_account_id),
      }),
      column.date({
        id: 'since',
        header: t('field.since'),
        width: 140,
        hidden: true,
        isAlways: true,
        at: (lease) => lease.created_at,
      }),
      column.uuid(),
      column.amount({
        id: 'hourly',
        header: t('field.perHour'),
        width: 84,
        hidden: !isWide,
        per: 'hour',
        amount: (lease) => lease.hourly,
        isLoading: () => arePricesLoading,
      }),
      column.amount({
        id: MONTH_COLUMN,
        header: t('field.thisMonth'),
        width: 96,
        hidden: !isWide,
        amount: (lease) => soFar(lease.uuid),
        isLoading: () => isSoFarLoading,
      }),
      column.amount({
        id: 'monthly',
        width: 86,
        amount: (lease) => lease.monthly,
        isLoading: () => arePricesLoading,
      }),
    ];
  }, [t, column, accountLink, soFar, isSoFarLoading, arePricesLoading, isWide]);
}

/** A server on a phone: name and status; place, hardware and price; system and address. */
export const leaseCard = (lease: LeaseRow): CardContent => ({
  title: lease.display_name,
  to: paths.metalLease({ uuid: lease.uuid }),
  status: <LeaseStatus status={lease.status} />,
  meta: (
    <>
      <span className="ui-code">{lease.location}</span> {lease.specTitle}
    </>
  ),
  price: lease.monthly ? <Price amount={lease.monthly} per="month" /> : undefined,
  detail:
    systemState(lease) === 'loading' ? (
      <Skeleton width={120} />
    ) : (
      [lease.system, lease.machine?.ip_public_v4].filter(Boolean).join('\u2003')
    ),
});
