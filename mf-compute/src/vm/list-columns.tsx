import { locationName } from '@console/area';
import { paths } from '@console/contract/paths';
import { LocationCode, Skeleton, useFormat } from '@console/ui';
import { NameCell, NoneCell, NumberCell, type Column } from '@console/ui/data';
import { useMemo } from 'react';
import { useText } from '../texts';
import type { VmRow } from './rows';
import { VmStatus } from './vm-status';

/** Where a row leads: the machine, or the progress of its creation. */
export const rowPath = (vm: VmRow): string =>
  vm.jobId === undefined ? paths.vm({ location: vm.location, vmId: vm.uuid }) : `${paths.vmCreate()}?job=${vm.jobId}`;

function MonthlyCell({ vm }: { vm: VmRow }) {
  const { money } = useFormat();
  if (vm.jobId !== undefined) return <NoneCell />;
  return vm.monthly ? <b className="ui-strong">{money(vm.monthly)}</b> : <Skeleton width={44} />;
}

const ADDRESS_SORT = /\d+/g;
/** '203.0.113.9' before '203.0.113.14'. */
const addressKey = (address: string | undefined): string | null =>
  address?.replace(ADDRESS_SORT, (part) => part.padStart(3, '0')) ?? null;

/** The columns of the machine list; those that few people need are off until they are chosen. */
export function useVmColumns({ showsIps }: { showsIps: boolean }): Column<VmRow>[] {
  const t = useText();
  return useMemo(() => {
    const columns: (Column<VmRow> | false)[] = [
      {
        id: 'name',
        header: t('vm.name'),
        fixed: true,
        value: (vm) => vm.name,
        cell: (vm) => (
          <NameCell to={rowPath(vm)} name={vm.name} {...(vm.description ? { detail: vm.description } : {})} />
        ),
      },
      {
        id: 'status',
        header: t('vm.status'),
        width: 104,
        value: (vm) => vm.pending ?? vm.status,
        cell: (vm) => <VmStatus vm={vm} pending={vm.pending} />,
      },
      {
        id: 'location',
        header: t('vm.location'),
        width: 124,
        value: (vm) => locationName(vm.location),
        cell: (vm) => <LocationCode slug={vm.location} name={locationName(vm.location)} />,
      },
      {
        id: 'image',
        header: t('vm.image'),
        width: 138,
        value: (vm) => vm.image,
        cell: (vm) => vm.image || <NoneCell />,
      },
      {
        id: 'vcpu',
        header: t('vm.vcpu'),
        width: 56,
        align: 'end',
        value: (vm) => vm.vcpu,
        cell: (vm) => <NumberCell value={vm.vcpu} />,
      },
      {
        id: 'memory',
        header: t('vm.ram'),
        width: 68,
        align: 'end',
        value: (vm) => vm.memory,
        cell: (vm) => <NumberCell value={vm.memoryGb} unit="GB" />,
      },
      {
        id: 'disk',
        header: t('vm.disk'),
        width: 74,
        align: 'end',
        value: (vm) => vm.diskGb,
        cell: (vm) => <NumberCell value={vm.diskGb} unit="GB" />,
      },
      showsIps && {
        id: 'address',
        header: t('vm.publicIpv4'),
        width: 120,
        value: (vm) => addressKey(vm.addresses[0]),
        cell: (vm) => (vm.addresses.length > 0 ? vm.addresses.join(', ') : <NoneCell />),
      },
      {
        id: 'private',
        header: t('vm.privateIpv4'),
        width: 120,
        hidden: true,
        value: (vm) => addressKey(vm.private_ipv4 ?? undefined),
        cell: (vm) => vm.private_ipv4 || <NoneCell />,
      },
      {
        id: 'account',
        header: t('vm.account'),
        width: 142,
        value: (vm) => vm.accountName ?? null,
        cell: (vm) => vm.accountName ?? <NoneCell />,
      },
      {
        id: 'created',
        header: t('vm.created'),
        width: 140,
        hidden: true,
        value: (vm) => vm.created_at ?? null,
        cell: (vm) => <CreatedCell vm={vm} />,
      },
      {
        id: 'uuid',
        header: t('vm.id'),
        width: 290,
        hidden: true,
        value: (vm) => vm.uuid,
        cell: (vm) => <span className="ui-mono">{vm.uuid}</span>,
      },
      {
        id: 'monthly',
        header: t('vm.perMonth'),
        width: 88,
        align: 'end',
        value: (vm) => (vm.monthly ? Number(vm.monthly) : null),
        cell: (vm) => <MonthlyCell vm={vm} />,
      },
    ];
    return columns.filter((column) => column !== false);
  }, [t, showsIps]);
}

function CreatedCell({ vm }: { vm: VmRow }) {
  const { date } = useFormat();
  return vm.created_at ? date(vm.created_at, 'datetime') : <NoneCell />;
}
