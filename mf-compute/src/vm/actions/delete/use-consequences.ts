import type { Money } from '@console/api';
import { useKeptAddresses, usePartialConsequence } from '@console/domain/deletion';
import { useFormat, type Consequence } from '@console/ui';
import type { VmRow } from '../../machine/rows';
import { copiesOf, diskName } from '../../machine/replicas';
import { erasedCopiesText } from '../../machine/replica-texts';
import { useDetailText } from '../../machine/texts';
import { newestOf, useTies } from './consequences';

/** What goes with a machine: its disks and their copies. */
function useErased(vm: VmRow): Consequence[] {
  const t = useDetailText();
  const { date } = useFormat();
  const copies = copiesOf(vm);
  const newest = newestOf(copies);
  const items: Consequence[] = [];
  if (vm.storage.length > 0) {
    items.push({
      id: 'disks',
      tone: 'erased',
      icon: 'hard-drive',
      text: t('delete.disks', { n: vm.storage.length, size: vm.diskGb }),
      detail: vm.storage.map(diskName).join(', '),
    });
  }
  if (copies.length > 0) {
    items.push({
      id: 'copies',
      tone: 'erased',
      icon: 'archive',
      text: erasedCopiesText(copies),
      ...(newest ? { detail: t('delete.newest', { at: date(newest, 'datetime') }) } : {}),
    });
  }
  return items;
}

export interface Consequences {
  readonly items: readonly Consequence[];
  /** Its floating IPs that go with it. */
  readonly released: readonly string[];
  /** By how much the spend of a month goes down; undefined where the price list does not say. */
  readonly saved: Money | undefined;
}

/** What becomes of the things around a machine that is deleted. */
export function useConsequences(vm: VmRow): Consequences {
  const t = useDetailText();
  const erased = useErased(vm);
  const { addresses, balancers, network, isPartial } = useTies(vm);
  const kept = useKeptAddresses(vm.location, addresses);
  const partial = usePartialConsequence(isPartial);
  const items: Consequence[] = [...erased];
  for (const { uuid, name, of, rest } of balancers) {
    items.push({
      id: uuid,
      tone: 'affected',
      icon: 'scale',
      ...(rest.length > 0
        ? {
            text: t('delete.balancer', { name, rest: rest.length, n: of }),
            detail: t('delete.balancerRest', { list: rest.join(', ') }),
          }
        : { text: t('delete.balancerLast', { name }), detail: t('delete.balancerEmpty') }),
    });
  }
  if (network) {
    items.push({
      id: network.uuid,
      tone: 'affected',
      icon: 'network',
      text: t('delete.network', { name: network.name }),
      detail: t('delete.networkRest', { n: network.vm_uuids.length - 1 }),
    });
  }
  return {
    items: [...items, ...kept.consequences, ...partial],
    released: kept.released,
    saved: kept.saved(vm.monthly),
  };
}
