import { useState } from 'react';
import { big, useQuery } from '@console/api';
import { locationName, useFeature, useSiteConfig } from '@console/area';
import { addressesOf, listIpAddresses } from '@console/contract/ip-address';
import { listLoadBalancers } from '@console/contract/load-balancer';
import { DeleteDialog, toast, useFormat, type Consequence } from '@console/ui';
import { quoteUnassignedIp } from '../price/quote';
import { useText } from '../texts';
import { deleteWithAddresses } from './delete-vm';
import type { VmRow } from './rows';
import { usePrices } from './use-vms';

export interface VmDeleteDialogProps {
  readonly vm: VmRow;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** What becomes of the things around a machine that is deleted. */
function useConsequences(vm: VmRow, release: boolean, setRelease: (release: boolean) => void) {
  const t = useText();
  const { money } = useFormat();
  const { siteCurrency: currency } = useSiteConfig();
  const prices = usePrices();
  const inLocation = { location: vm.location };
  const ips = useQuery(listIpAddresses, useFeature('ipsEnabled') ? inLocation : null).data ?? [];
  const balancers = useQuery(listLoadBalancers, useFeature('loadBalancerEnabled') ? inLocation : null).data ?? [];
  const addresses = addressesOf(ips, vm.uuid).map((ip) => ip.address);
  const replicas = vm.storage.flatMap((disk) => disk.replica);
  const copies = {
    snapshots: replicas.filter(({ type }) => type === 'snapshot').length,
    backups: replicas.filter(({ type }) => type === 'backup').length,
  };
  const items: Consequence[] = [];
  if (vm.storage.length > 0) {
    items.push({
      id: 'disks',
      tone: 'erased',
      icon: 'hard-drive',
      text: t('delete.disks', { n: vm.storage.length, size: vm.diskGb }),
      detail: vm.storage.map((disk) => disk.name || disk.uuid).join(', '),
    });
  }
  for (const kind of ['snapshots', 'backups'] as const) {
    if (copies[kind] > 0)
      items.push({ id: kind, tone: 'erased', icon: 'archive', text: t(`delete.${kind}`, { n: copies[kind] }) });
  }
  for (const balancer of balancers) {
    const rest = balancer.targets.filter((target) => target.target_uuid !== vm.uuid).length;
    if (balancer.is_deleted || rest === balancer.targets.length) continue;
    const name = balancer.display_name || balancer.uuid;
    items.push({
      id: balancer.uuid,
      tone: 'affected',
      icon: 'scale',
      text: t('delete.balancer', { name, rest, n: balancer.targets.length }),
    });
  }
  if (addresses.length > 0) {
    const list = addresses.join(', ');
    const cost = prices && quoteUnassignedIp(prices, { currency, places: [vm.location] }, addresses.length);
    items.push({
      id: 'address',
      tone: release ? 'erased' : 'kept',
      icon: 'globe',
      text: release
        ? t('delete.addressReleased', { n: addresses.length, list })
        : t('delete.addressKept', { n: addresses.length, list }),
      ...(cost && !release ? { detail: t('delete.addressCost', { amount: money(cost.monthly) }) } : {}),
      choice: { label: t('delete.release', { n: addresses.length }), checked: release, onChange: setRelease },
    });
  }
  const kept =
    prices && !release && addresses.length > 0
      ? quoteUnassignedIp(prices, { currency, places: [vm.location] }, addresses.length)
      : undefined;
  return { items, addresses, keptMonthly: kept?.monthly };
}

/** Deletes one machine: what goes, what stays and is still charged, and the name typed by hand. */
export function VmDeleteDialog({ vm, onClose, onDeleted }: VmDeleteDialogProps) {
  const t = useText();
  const [release, setRelease] = useState(false);
  const { items, addresses, keptMonthly } = useConsequences(vm, release, setRelease);
  const confirm = async (): Promise<void> => {
    await deleteWithAddresses(vm, release ? addresses : []);
    toast.success(t('delete.done', { name: vm.name }));
    onDeleted?.();
  };
  return (
    <DeleteDialog
      open
      onClose={onClose}
      title={t('delete.title')}
      name={vm.name}
      place={locationName(vm.location)}
      consequences={items}
      {...(vm.monthly ? { spend: { amount: vm.monthly.minus(big(keptMonthly)) } } : {})}
      confirmLabel={t('delete.confirm')}
      onConfirm={confirm}
    />
  );
}
