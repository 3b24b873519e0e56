import { useMemo } from 'react';
import { useLocationsQuery, type Located } from '@console/api';
import { copyAction, useFeature, useLocationSlugs, useSearchSource, type SearchEntry } from '@console/area';
import { assigneeUuid, listIpAddresses, type IpAddress } from '@console/contract/ip-address';
import { paths } from '@console/contract/paths';
import type { Vm } from '@console/contract/vm';
import { machineState } from '@console/domain/machine-state';
import type { MenuItem } from '@console/ui';
import { whyNot, type VmAction } from '../vm/machine/can';
import { vmPath } from '../vm/machine/urls';
import { useVms } from '../vm/machine/use-vms';
import { useText } from './search-texts';
import { vmMessage } from './status-messages';

const NOWHERE: readonly string[] = [];

type T = ReturnType<typeof useText>;

/** What can be done now; each in its own dialog on the machine's page, which asks and tells as it does there. */
function actionsOf(vm: Located<Vm>, addresses: readonly string[], t: T): MenuItem[] {
  const can = (action: VmAction): boolean => whyNot(action, vm) === undefined;
  const start = async (): Promise<void> => {
    const { switchPower } = await import(/* webpackChunkName: "vm-power" */ '../vm/actions/power');
    await switchPower(vm, 'start');
  };
  const ipv6 = vm.public_ipv6;
  return [
    ...(can('start') ? [{ id: 'start', icon: 'play' as const, label: t('start'), onSelect: () => void start() }] : []),
    ...(can('stop')
      ? [{ id: 'stop', icon: 'square' as const, label: t('stop'), to: vmPath(vm, { dialog: 'stop' }) }]
      : []),
    ...(can('snapshot')
      ? [{ id: 'snapshot', icon: 'camera' as const, label: t('snapshot'), to: vmPath(vm, { dialog: 'snapshot' }) }]
      : []),
    { id: 'access', icon: 'terminal', label: t('access'), to: vmPath(vm, { tab: 'access' }) },
    ...addresses.map((address) => copyAction(`copy-${address}`, t('copyIpv4', { address }), address)),
    ...(vm.private_ipv4
      ? [copyAction('copy-ipv4', t('copyPrivate', { address: vm.private_ipv4 }), vm.private_ipv4)]
      : []),
    ...(ipv6 ? [copyAction('copy-ipv6', t('copyIpv6', { address: ipv6 }), ipv6)] : []),
  ];
}

/** The floating IPs that lead to each machine, by its uuid. */
function publicAddresses(ips: readonly IpAddress[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const ip of ips) {
    const uuid = assigneeUuid(ip);
    if (uuid !== undefined) found.set(uuid, [...(found.get(uuid) ?? []), ip.address]);
  }
  return found;
}

/** Virtual machines in the search: by name, description, address, MAC and uuid. */
export default function SearchVms() {
  const t = useText();
  const { rows, locations, isComplete } = useVms();
  const slugs = useLocationSlugs();
  const { rows: ips } = useLocationsQuery(listIpAddresses, useFeature('ipsEnabled') ? slugs : NOWHERE);
  const entries = useMemo(() => {
    const assigned = publicAddresses(ips);
    return rows.map((vm): SearchEntry => {
      const addresses = assigned.get(vm.uuid) ?? [];
      return {
        id: vm.uuid,
        name: vm.name,
        words: [...addresses, vm.private_ipv4, vm.public_ipv6, vm.mac, vm.uuid, vm.hostname, vm.description],
        show: () => ({
          name: vm.name,
          to: paths.vm({ location: vm.location, vmId: vm.uuid }),
          place: vm.location,
          status: { state: machineState(vm.status), text: vmMessage(vm.status, t) },
          actions: actionsOf(vm, addresses, t),
        }),
      };
    });
  }, [rows, ips, t]);
  useSearchSource({ kind: 'virtual_machine', entries, locations, isLoading: !isComplete });
  return null;
}
