import { useMemo } from 'react';
import { locationName } from '@console/area';
import { paths } from '@console/contract/paths';
import { LocationCode, useFormat, VisuallyHidden } from '@console/ui';
import { NameCell, NoneCell, type Column } from '@console/ui/data';
import { useText } from '../texts';
import { LeaseStatus } from './lease-status';
import type { LeaseRow } from './rows';

/** The columns of the server list. */
export function useLeaseColumns(): Column<LeaseRow>[] {
  const t = useText();
  const { money } = useFormat();
  return useMemo((): Column<LeaseRow>[] => {
    const address = (lease: LeaseRow) =>
      lease.machine?.ip_public_v4 || (
        <span className="ui-mut">{lease.status === 'pending' ? t('lease.afterInstall') : t('list.none')}</span>
      );
    return [
      {
        id: 'name',
        header: t('vm.name'),
        fixed: true,
        value: (lease) => lease.display_name,
        cell: (lease) => <NameCell to={paths.metalLease({ uuid: lease.uuid })} name={lease.display_name} />,
      },
      {
        id: 'status',
        header: t('vm.status'),
        width: 96,
        value: (lease) => lease.status,
        cell: (lease) => <LeaseStatus status={lease.status} />,
      },
      {
        id: 'location',
        header: t('vm.location'),
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
        header: t('lease.spec'),
        width: 158,
        value: (lease) => lease.specTitle,
        cell: (lease) => lease.specTitle || <NoneCell />,
      },
      {
        id: 'disks',
        header: t('lease.disks'),
        width: 132,
        value: (lease) => lease.spec?.subtitle,
        cell: (lease) => lease.spec?.subtitle || <NoneCell />,
      },
      {
        id: 'machine',
        header: t('lease.machine'),
        width: 78,
        value: (lease) => lease.machine?.label,
        cell: (lease) =>
          lease.machine?.label ? <span className="ui-code compute-label">{lease.machine.label}</span> : <NoneCell />,
      },
      {
        id: 'system',
        header: t('lease.system'),
        width: 126,
        value: (lease) => lease.system,
        cell: (lease) => lease.system ?? <NoneCell />,
      },
      {
        id: 'address',
        header: t('vm.publicIpv4'),
        width: 106,
        value: (lease) => lease.machine?.ip_public_v4,
        cell: address,
      },
      {
        id: 'account',
        header: t('vm.account'),
        width: 118,
        value: (lease) => lease.accountName,
        cell: (lease) => lease.accountName ?? <NoneCell />,
      },
      {
        id: 'uuid',
        header: t('vm.id'),
        width: 290,
        hidden: true,
        value: (lease) => lease.uuid,
        cell: (lease) => <span className="ui-mono">{lease.uuid}</span>,
      },
      {
        id: 'monthly',
        header: t('vm.perMonth'),
        width: 84,
        align: 'end',
        value: (lease) => (lease.monthly ? Number(lease.monthly) : null),
        cell: (lease) => (lease.monthly ? <b className="ui-strong">{money(lease.monthly)}</b> : <NoneCell />),
      },
    ];
  }, [t, money]);
}
