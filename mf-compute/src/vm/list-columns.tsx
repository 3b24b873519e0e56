import { locationName, useFeature } from '@console/area';
import { paths } from '@console/contract/paths';
import { DateTime, LocationCode } from '@console/ui';
import { NameCell, NoneCell, NumberCell, TextCell, type Column } from '@console/ui/data';
import { useMemo } from 'react';
import { useText } from '../texts';
import { useMoneyColumns, type MoneyColumnsOptions } from './list-money-columns';
import type { VmRow } from './rows';
import { statusView } from './status';
import { VmStatus } from './vm-status';

/** Where a row leads: the machine, or the progress of its creation. */
export const rowPath = (vm: VmRow): string =>
  vm.jobId === undefined ? paths.vm({ location: vm.location, vmId: vm.uuid }) : `${paths.vmCreate()}?job=${vm.jobId}`;

const DIGITS = /\d+/g;
/** '203.0.113.9' before '203.0.113.14'. */
const addressKey = (address: string | null | undefined): string | null =>
  address?.replace(DIGITS, (part) => part.padStart(3, '0')) ?? null;

const mono = (text: string | null | undefined) => (text ? <span className="ui-mono">{text}</span> : <NoneCell />);

/**
 * The columns of the machine list: those that people need most fit a window of 1366 px, the others are off until they are
 * chosen, or there is room.
 */
export function useVmColumns(options: MoneyColumnsOptions): Column<VmRow>[] {
  const t = useText();
  const showsIps = useFeature('ipsEnabled');
  const showsNetworks = useFeature('privateNetworksEnabled');
  const money = useMoneyColumns(options);
  const { isWide } = options;
  return useMemo(() => {
    const columns: (Column<VmRow> | false)[] = [
      {
        id: 'name',
        header: t('vm.name'),
        fixed: true,
        value: (vm) => vm.name,
        cell: (vm) => <NameCell to={rowPath(vm)} name={vm.name} detail={vm.description || undefined} />,
      },
      {
        id: 'status',
        header: t('vm.status'),
        width: 100,
        value: (vm) => vm.pending ?? vm.status,
        cell: (vm) => <VmStatus vm={vm} pending={vm.pending} />,
        csv: {
          value: (vm) => {
            const { text, word } = statusView(vm, vm.pending);
            return text ? t(text) : word;
          },
        },
      },
      {
        id: 'location',
        header: t('vm.location'),
        width: 120,
        value: (vm) => locationName(vm.location),
        cell: (vm) => <LocationCode slug={vm.location} name={locationName(vm.location)} />,
      },
      {
        id: 'image',
        header: t('vm.image'),
        width: 142,
        value: (vm) => vm.image,
        cell: (vm) => <TextCell>{vm.image}</TextCell>,
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
        cell: (vm) => <NumberCell value={vm.memoryGb} digits={1} unit="GB" />,
        csv: { header: t('csv.gigabytes', { column: t('vm.ram') }), value: (vm) => vm.memoryGb },
      },
      {
        id: 'disk',
        header: t('vm.disk'),
        width: 74,
        align: 'end',
        value: (vm) => vm.diskGb,
        cell: (vm) => <NumberCell value={vm.diskGb} unit="GB" />,
        csv: { header: t('csv.gigabytes', { column: t('vm.disk') }) },
      },
      showsIps && {
        id: 'address',
        header: t('vm.publicIpv4'),
        width: 120,
        value: (vm) => addressKey(vm.addresses[0]),
        cell: (vm) => <TextCell>{vm.addresses.join(', ')}</TextCell>,
        csv: { value: (vm) => vm.addresses.join(' ') },
      },
      {
        id: 'private',
        header: t('vm.privateIpv4'),
        width: 120,
        hidden: !isWide,
        value: (vm) => addressKey(vm.private_ipv4),
        cell: (vm) => <TextCell>{vm.private_ipv4}</TextCell>,
        csv: { value: (vm) => vm.private_ipv4 },
      },
      {
        id: 'ipv6',
        header: t('vm.publicIpv6'),
        width: 200,
        hidden: true,
        value: (vm) => vm.public_ipv6,
        cell: (vm) => <TextCell>{vm.public_ipv6}</TextCell>,
      },
      showsNetworks && {
        id: 'network',
        header: t('vm.network'),
        width: 140,
        hidden: true,
        value: (vm) => vm.network,
        cell: (vm) => <TextCell>{vm.network}</TextCell>,
      },
      {
        id: 'account',
        header: t('vm.account'),
        width: 150,
        value: (vm) => vm.accountName,
        cell: (vm) => <TextCell>{vm.accountName}</TextCell>,
      },
      {
        id: 'pool',
        header: t('vm.pool'),
        width: 140,
        hidden: true,
        value: (vm) => vm.designated_pool_name,
        cell: (vm) => <TextCell>{vm.designated_pool_name}</TextCell>,
      },
      {
        id: 'created',
        header: t('vm.created'),
        width: 140,
        hidden: true,
        value: (vm) => vm.created_at,
        cell: (vm) => (vm.created_at ? <DateTime value={vm.created_at} /> : <NoneCell />),
        csv: { header: t('csv.utc', { column: t('vm.created') }) },
      },
      {
        id: 'mac',
        header: t('vm.mac'),
        width: 156,
        hidden: true,
        value: (vm) => vm.mac,
        cell: (vm) => mono(vm.mac),
      },
      {
        id: 'uuid',
        header: t('vm.id'),
        width: 310,
        hidden: true,
        value: (vm) => vm.uuid,
        cell: (vm) => mono(vm.uuid),
      },
      money.hourly,
      money.soFar,
      money.monthly,
    ];
    return columns.filter((column) => column !== false);
  }, [t, money, showsIps, showsNetworks, isWide]);
}
