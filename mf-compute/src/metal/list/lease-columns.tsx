import { useMemo } from 'react';
import { locationName, type MonthCosts } from '@console/area';
import { paths } from '@console/contract/paths';
import { DateTime, LocationCode, useFormat, VisuallyHidden } from '@console/ui';
import { NameCell, NoneCell, type Column } from '@console/ui/data';
import { LeaseStatus } from '../lease-status';
import type { LeaseRow } from '../rows';
import { useMetalText } from '../texts';

/** Name of the column that asks for usage: nobody pays for it who does not look at it. */
export const MONTH_COLUMN = 'so-far';

export interface LeaseColumnsOptions {
  readonly costs: MonthCosts;
  /** Whether there is room for more than what is drawn for 1366 px. */
  readonly isWide: boolean;
}

/** What a server is: its name, state, place, hardware and system. */
function useHardwareColumns(): Column<LeaseRow>[] {
  const t = useMetalText();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('field.name'),
        fixed: true,
        value: (lease) => lease.display_name,
        cell: (lease) => <NameCell to={paths.metalLease({ uuid: lease.uuid })} name={lease.display_name} />,
      },
      {
        id: 'status',
        header: t('field.status'),
        width: 92,
        value: (lease) => lease.status,
        cell: (lease) => <LeaseStatus status={lease.status} />,
      },
      {
        id: 'location',
        header: t('field.location'),
        width: 78,
        value: (lease) => locationName(lease.location),
        cell: (lease) => (
          <span title={locationName(lease.location)}>
            <LocationCode slug={lease.location} />
            <VisuallyHidden>{locationName(lease.location)}</VisuallyHidden>
          </span>
        ),
      },
      {
        id: 'spec',
        header: t('field.spec'),
        width: 158,
        value: (lease) => lease.specTitle,
        cell: (lease) => lease.specTitle || <NoneCell />,
      },
      {
        id: 'disks',
        header: t('field.disks'),
        width: 132,
        value: (lease) => lease.spec?.subtitle,
        cell: (lease) => lease.spec?.subtitle || <NoneCell />,
      },
      {
        id: 'machine',
        header: t('field.machine'),
        width: 78,
        value: (lease) => lease.machine?.label,
        cell: (lease) =>
          lease.machine?.label ? <span className="ui-code metal-label">{lease.machine.label}</span> : <NoneCell />,
      },
      {
        id: 'system',
        header: t('field.system'),
        width: 126,
        value: (lease) => lease.system,
        cell: (lease) => lease.system ?? <NoneCell />,
      },
    ],
    [t],
  );
}

/** How it is reached. */
function useAddressColumns(): Column<LeaseRow>[] {
  const t = useMetalText();
  return useMemo(() => {
    const address = (lease: LeaseRow, value: string | null | undefined) =>
      value || <span className="ui-mut">{t(lease.status === 'pending' ? 'field.afterInstall' : 'list.none')}</span>;
    return [
      {
        id: 'address',
        header: t('field.publicIpv4'),
        width: 106,
        value: (lease) => lease.machine?.ip_public_v4,
        cell: (lease) => address(lease, lease.machine?.ip_public_v4),
      },
      {
        id: 'ipv6',
        header: t('field.publicIpv6'),
        width: 150,
        hidden: true,
        value: (lease) => lease.machine?.ip_public_v6,
        cell: (lease) => address(lease, lease.machine?.ip_public_v6),
      },
      {
        id: 'mac',
        header: t('field.mac'),
        width: 140,
        hidden: true,
        value: (lease) => lease.machine?.mac_addresses.join(', '),
        cell: (lease) =>
          lease.machine?.mac_addresses.length ? (
            <span className="ui-mono">{lease.machine.mac_addresses.join(', ')}</span>
          ) : (
            <NoneCell />
          ),
      },
    ];
  }, [t]);
}

/** Who pays for it, and how much. */
function useCostColumns({ costs, isWide }: LeaseColumnsOptions): Column<LeaseRow>[] {
  const t = useMetalText();
  const { money } = useFormat();
  return useMemo(
    () => [
      {
        id: 'account',
        header: t('field.account'),
        width: 118,
        value: (lease) => lease.accountName,
        cell: (lease) => lease.accountName ?? <NoneCell />,
      },
      {
        id: 'since',
        header: t('field.since'),
        width: 150,
        hidden: true,
        value: (lease) => lease.created_at,
        cell: (lease) => (lease.created_at ? <DateTime value={lease.created_at} /> : <NoneCell />),
      },
      {
        id: 'uuid',
        header: t('field.id'),
        width: 290,
        hidden: true,
        value: (lease) => lease.uuid,
        cell: (lease) => <span className="ui-mono">{lease.uuid}</span>,
      },
      {
        id: 'hourly',
        header: t('field.perHour'),
        width: 84,
        align: 'end',
        hidden: !isWide,
        value: (lease) => (lease.hourly ? Number(lease.hourly) : null),
        cell: (lease) => (lease.hourly ? money(lease.hourly, { per: 'hour' }) : <NoneCell />),
      },
      {
        id: 'monthly',
        header: t('field.perMonth'),
        width: 84,
        align: 'end',
        value: (lease) => (lease.monthly ? Number(lease.monthly) : null),
        cell: (lease) => (lease.monthly ? <b className="ui-strong">{money(lease.monthly)}</b> : <NoneCell />),
      },
      {
        id: MONTH_COLUMN,
        header: t('field.thisMonth'),
        width: 84,
        align: 'end',
        hidden: !isWide,
        value: (lease) => {
          const cost = costs.of(lease.uuid);
          return cost ? Number(cost) : null;
        },
        cell: (lease) => {
          const cost = costs.of(lease.uuid);
          return cost ? money(cost) : <NoneCell />;
        },
      },
    ],
    [t, money, costs, isWide],
  );
}

/** The columns of the server list; at 1366 px those that are drawn, more where there is room. */
export function useLeaseColumns(options: LeaseColumnsOptions): Column<LeaseRow>[] {
  const hardware = useHardwareColumns();
  const addresses = useAddressColumns();
  const costs = useCostColumns(options);
  return useMemo(() => [...hardware, ...addresses, ...costs], [hardware, addresses, costs]);
}
