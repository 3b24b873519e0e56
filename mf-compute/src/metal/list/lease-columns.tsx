import { useMemo } from 'react';
import { locationName } from '@console/area';
import { paths } from '@console/contract/paths';
import { DateTime, LocationCode, VisuallyHidden } from '@console/ui';
import { NameCell, NoneCell, TextCell, type Column } from '@console/ui/data';
import { LeaseStatus } from '../lease-status';
import type { LeaseRow } from '../rows';
import { metalStatus } from '../status';
import { useMetalText } from '../texts';
import { addressKey } from './address-key';
import { useMoneyColumns, type MoneyColumnsOptions } from './lease-money-columns';

const mono = (text: string | undefined) => (text ? <span className="ui-mono">{text}</span> : <NoneCell />);

/** What a server is: its name, state, place, hardware and system. */
function useHardwareColumns(isWide: boolean): Column<LeaseRow>[] {
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
        csv: {
          value: ({ status }) => {
            const { text } = metalStatus(status);
            return text ? t(text) : status;
          },
        },
      },
      {
        id: 'location',
        header: t('field.location'),
        width: 68,
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
        width: isWide ? 240 : 172,
        value: (lease) => lease.specTitle,
        cell: (lease) => <TextCell>{lease.specTitle}</TextCell>,
      },
      {
        id: 'disks',
        header: t('field.disks'),
        width: 132,
        value: (lease) => lease.spec?.subtitle,
        cell: (lease) => <TextCell>{lease.spec?.subtitle}</TextCell>,
      },
      {
        id: 'machine',
        header: t('field.machine'),
        width: 84,
        value: (lease) => lease.machine?.label,
        cell: (lease) =>
          lease.machine?.label ? <span className="ui-code metal-label">{lease.machine.label}</span> : <NoneCell />,
      },
      {
        id: 'system',
        header: t('field.system'),
        width: isWide ? 170 : 126,
        value: (lease) => lease.system,
        cell: (lease) => <TextCell>{lease.system}</TextCell>,
      },
    ],
    [t, isWide],
  );
}

/** How it is reached. */
function useAddressColumns(): Column<LeaseRow>[] {
  const t = useMetalText();
  return useMemo(() => {
    const address = (lease: LeaseRow, value: string | null | undefined) =>
      !value && lease.status === 'pending' ? (
        <span className="ui-mut">{t('field.afterInstall')}</span>
      ) : (
        <TextCell>{value}</TextCell>
      );
    return [
      {
        id: 'address',
        header: t('field.publicIpv4'),
        width: 106,
        value: (lease) => addressKey(lease.machine?.ip_public_v4),
        cell: (lease) => address(lease, lease.machine?.ip_public_v4),
        csv: { value: (lease) => lease.machine?.ip_public_v4 },
      },
      {
        id: 'ipv6',
        header: t('field.publicIpv6'),
        width: 160,
        hidden: true,
        value: (lease) => lease.machine?.ip_public_v6,
        cell: (lease) => address(lease, lease.machine?.ip_public_v6),
      },
      {
        id: 'mac',
        header: t('field.mac'),
        width: 156,
        hidden: true,
        value: (lease) => lease.machine?.mac_addresses.join(', '),
        cell: (lease) => mono(lease.machine?.mac_addresses.join(', ')),
      },
    ];
  }, [t]);
}

/** Whose it is. */
function useOwnerColumns(): Column<LeaseRow>[] {
  const t = useMetalText();
  return useMemo(
    () => [
      {
        id: 'account',
        header: t('field.account'),
        width: 114,
        value: (lease) => lease.accountName,
        cell: (lease) => <TextCell>{lease.accountName}</TextCell>,
      },
      {
        id: 'since',
        header: t('field.since'),
        width: 140,
        hidden: true,
        value: (lease) => lease.created_at,
        cell: (lease) => (lease.created_at ? <DateTime value={lease.created_at} /> : <NoneCell />),
        csv: { header: t('csv.utc', { column: t('field.since') }) },
      },
      {
        id: 'uuid',
        header: t('field.id'),
        width: 310,
        hidden: true,
        value: (lease) => lease.uuid,
        cell: (lease) => mono(lease.uuid),
      },
    ],
    [t],
  );
}

/** The columns of the server list; at 1366 px those that are drawn, more where they are chosen or there is room. */
export function useLeaseColumns(options: MoneyColumnsOptions): Column<LeaseRow>[] {
  const hardware = useHardwareColumns(options.isWide);
  const addresses = useAddressColumns();
  const owner = useOwnerColumns();
  const money = useMoneyColumns(options);
  return useMemo(() => [...hardware, ...addresses, ...owner, ...money], [hardware, addresses, owner, money]);
}
