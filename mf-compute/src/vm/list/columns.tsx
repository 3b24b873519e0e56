import { useCallback, useMemo } from 'react';
import { sum, type Money } from '@console/api';
import { useFeature } from '@console/area';
import { useMonthCosts } from '@console/domain/charges';
import { paths } from '@console/contract/paths';
import { useAccountLinks } from '@console/domain/detail';
import { addressKey, useColumns, wholeOrCounted } from '@console/domain/list';
import { Price, Skeleton } from '@console/ui';
import { TextCell, type CardContent, type Column } from '@console/ui/data';
import { useText } from '../../texts';
import { imageState, type JoinedVm } from '../machine/rows';
import { statusView } from '../machine/status';
import { VmStatus } from '../machine/vm-status';

/** Where a row leads: the machine, or the progress of its creation. */
export const rowPath = (vm: JoinedVm): string =>
  vm.jobId === undefined ? paths.vm({ location: vm.location, vmId: vm.uuid }) : `${paths.vmCreate()}?job=${vm.jobId}`;

const COLONS = /:/g;

/** What the search of the list looks through; a MAC address may be written with colons, hyphens or neither. */
export const searchText = (vm: JoinedVm): string[] =>
  [
    vm.name,
    vm.uuid,
    vm.image,
    vm.private_ipv4,
    vm.public_ipv6,
    vm.mac,
    vm.mac?.replace(COLONS, '-'),
    vm.mac?.replace(COLONS, ''),
    ...vm.addresses,
  ].filter((part) => part != null);

/** What each machine has cost so far this month, asked for only while somebody looks at it: a call to each account. */
function useSoFar(isShown: boolean): { soFar: (vm: JoinedVm) => Money | null | undefined; isLoading: boolean } {
  const { of, isLoading } = useMonthCosts({ enabled: isShown });
  const soFar = useCallback(
    (vm: JoinedVm) => {
      const parts = [vm.uuid, ...vm.addressUuids].map(of);
      if (vm.addressState !== 'ready' || parts.includes(undefined)) return undefined;
      const known = parts.filter((part) => part != null);
      return known.length > 0 ? sum(known) : null;
    },
    [of],
  );
  return { soFar, isLoading };
}

export interface VmColumnsOptions {
  /** Whether somebody looks at what machines have cost so far this month. */
  readonly showsSoFar: boolean;
  readonly arePricesLoading: boolean;
  /** There is room for more than the usual columns. */
  readonly isWide: boolean;
}

/**
 * The columns of the machine list: those that people need most fit a window of 1366 px, the others are off until they are
 * chosen, or there is room. Prices are before tax.
 */
export function useVmColumns({ showsSoFar, arePricesLoading, isWide }: VmColumnsOptions): Column<JoinedVm>[] {
  const t = useText();
  const column = useColumns<JoinedVm>();
  const accountLink = useAccountLinks();
  const { soFar, isLoading: isSoFarLoading } = useSoFar(showsSoFar);
  const hasIps = useFeature('ipsEnabled');
  const hasNetworks = useFeature('privateNetworksEnabled');
  return useMemo(() => {
    const isPriceLoading = (vm: JoinedVm): boolean => (arePricesLoading || vm.addressState === 'loading') && !vm.jobId;
    const columns: (Column<JoinedVm> | false)[] = [
      column.name({ value: (vm) => vm.name, to: rowPath, detail: (vm) => vm.description || undefined }),
      column.status({
        width: 100,
        sortBy: (vm) => vm.pending ?? vm.status,
        cell: (vm) => <VmStatus vm={vm} pending={vm.pending} />,
        word: (vm) => {
          const { text, word } = statusView(vm, vm.pending);
          return text ? t(text) : word;
        },
      }),
      column.location({ width: 120 }),
      column.text({ id: 'image', header: t('vm.image'), width: 142, value: (vm) => vm.image, source: imageState }),
      column.number({ id: 'vcpu', header: t('vm.vcpu'), width: 56, value: (vm) => vm.vcpu }),
      column.number({
        id: 'memory',
        header: t('vm.ram'),
        width: 68,
        value: (vm) => vm.memoryGb,
        unit: 'GB',
        digits: 1,
      }),
      column.number({ id: 'disk', header: t('vm.disk'), width: 74, value: (vm) => vm.diskGb, unit: 'GB' }),
      hasIps &&
        column.text({
          id: 'address',
          header: t('vm.publicIpv4'),
          width: 120,
          whole: true,
          value: (vm) => wholeOrCounted(vm.addresses),
          sortBy: (vm) => addressKey(vm.addresses[0]),
          source: (vm) => vm.addressState,
          csv: (vm) => vm.addresses.join(' '),
        }),
      column.text({
        id: 'private',
        header: t('vm.privateIpv4'),
        width: 120,
        hidden: !isWide,
        whole: true,
        value: (vm) => vm.private_ipv4,
        sortBy: (vm) => addressKey(vm.private_ipv4),
      }),
      column.text({
        id: 'ipv6',
        header: t('vm.publicIpv6'),
        width: 200,
        hidden: true,
        whole: true,
        value: (vm) => vm.public_ipv6,
      }),
      hasNetworks &&
        column.text({
          id: 'network',
          header: t('vm.network'),
          width: 140,
          hidden: true,
          value: (vm) => vm.network,
          source: (vm) => vm.networkState,
        }),
      column.account({
        width: 150,
        name: (vm) => vm.accountName,
        // A creation knows who pays by name alone.
        cell: (vm) =>
          vm.jobId === undefined ? accountLink(vm.billing_account) : <TextCell>{vm.accountName}</TextCell>,
      }),
      column.text({
        id: 'pool',
        header: t('vm.pool'),
        width: 140,
        hidden: true,
        value: (vm) => vm.designated_pool_name,
      }),
      column.date({ width: 140, hidden: true, at: (vm) => vm.created_at }),
      column.text({ id: 'mac', header: t('vm.mac'), width: 156, hidden: true, mono: true, value: (vm) => vm.mac }),
      column.uuid(),
      column.amount({
        id: 'hourly',
        header: t('vm.perHour'),
        width: 92,
        hidden: true,
        per: 'hour',
        amount: (vm) => vm.hourly,
        isAtLeast: (vm) => vm.isPriceAtLeast,
        isLoading: isPriceLoading,
      }),
      column.amount({
        id: 'soFar',
        header: t('vm.soFar'),
        width: 108,
        hidden: !isWide,
        amount: soFar,
        isLoading: (vm) => isSoFarLoading && !vm.jobId,
      }),
      column.amount({
        id: 'monthly',
        width: 88,
        amount: (vm) => vm.monthly,
        isAtLeast: (vm) => vm.isPriceAtLeast,
        isLoading: isPriceLoading,
      }),
    ];
    return columns.filter((one) => one !== false);
  }, [t, column, accountLink, soFar, isSoFarLoading, arePricesLoading, hasIps, hasNetworks, isWide]);
}

/** A machine as a card, for phones. */
export function useVmCard(): (vm: JoinedVm) => CardContent {
  const t = useText();
  return useCallback(
    (vm) => ({
      title: vm.name,
      to: rowPath(vm),
      status: <VmStatus vm={vm} pending={vm.pending} />,
      meta: (
        <>
          <span className="ui-code">{vm.location}</span>{' '}
          {t('vm.size', { vcpu: vm.vcpu, memory: vm.memoryGb, disk: vm.diskGb })}
        </>
      ),
      price: vm.monthly ? <Price amount={vm.monthly} per="month" isAtLeast={vm.isPriceAtLeast} /> : undefined,
      detail:
        imageState(vm) === 'loading' ? (
          <Skeleton width={120} />
        ) : (
          [vm.image, ...vm.addresses].filter(Boolean).join('\u2003')
        ),
    }),
    [t],
  );
}
