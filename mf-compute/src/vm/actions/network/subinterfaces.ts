import type { Network } from '@console/contract/network';
import { VLAN_TAG, type VmInterface, type VmSubinterface } from '@console/contract/vm-interface';
import { requiredText, wholeText } from '@console/domain/rules';
import { actionsText } from '../texts';

export type SubinterfaceValues = {
  readonly network_uuid: string;
  readonly vlan_tag: number | null;
};

/** What a person calls a network of an interface: its name, else its uuid. */
export const networkName = (
  network: VmInterface['network'],
  networks: readonly Pick<Network, 'uuid' | 'name'>[] = [],
): string => {
  if (!network) return '';
  return network.name || networks.find((row) => row.uuid === network.uuid)?.name || network.uuid;
};

/** The networks that an interface leads into, itself and by its subinterfaces. */
const networksOf = (vmInterface: VmInterface): string[] =>
  [vmInterface.network, ...vmInterface.subinterfaces.map(({ network }) => network)].flatMap((network) =>
    network ? [network.uuid] : [],
  );

export interface NetworkOption {
  readonly uuid: string;
  readonly label: string;
  /** The machine is in it already. */
  readonly isTaken: boolean;
}

/** Networks that a subinterface can lead into; those that the machine is in already stay, and say so. */
export function networkOptions(networks: readonly Network[], interfaces: readonly VmInterface[]): NetworkOption[] {
  const taken = new Set(interfaces.flatMap(networksOf));
  return networks.map(({ uuid, name, subnet }) => {
    const label = subnet ? actionsText('network.withSubnet', { name, subnet }) : name;
    const isTaken = taken.has(uuid);
    return { uuid, label: isTaken ? actionsText('subinterface.already', { network: label }) : label, isTaken };
  });
}

const holderOf = (vmInterface: VmInterface, tag: number): VmSubinterface | undefined =>
  vmInterface.subinterfaces.find((row) => row.vlan_tag === tag);

/** What stands against a subinterface, by field. (contract: tags 1 to 4094; one tag once on an interface) */
export function subinterfaceProblems(
  vmInterface: VmInterface,
  { network_uuid, vlan_tag }: SubinterfaceValues,
  networks?: readonly Pick<Network, 'uuid' | 'name'>[],
): Partial<Record<keyof SubinterfaceValues, string>> {
  const problems: Partial<Record<keyof SubinterfaceValues, string>> = {};
  if (network_uuid === '') problems.network_uuid = requiredText();
  else if (networksOf(vmInterface).includes(network_uuid)) {
    problems.network_uuid = actionsText('subinterface.networkTaken');
  }
  if (vlan_tag === null || Number.isNaN(vlan_tag)) problems.vlan_tag = requiredText();
  else if (!Number.isInteger(vlan_tag)) problems.vlan_tag = wholeText();
  else if (vlan_tag < VLAN_TAG.min || vlan_tag > VLAN_TAG.max)
    problems.vlan_tag = actionsText('subinterface.tagRange', VLAN_TAG);
  else {
    const holder = holderOf(vmInterface, vlan_tag);
    if (holder) {
      problems.vlan_tag = actionsText('subinterface.tagTaken', {
        tag: vlan_tag,
        network: networkName(holder.network, networks) || actionsText('subinterface.another'),
      });
    }
  }
  return problems;
}

/** Where the search for a free tag begins. */
const FIRST_TAG = 100;

/**
 * A tag to begin with; null where none is left.
 * @param wanted the tag that the network has itself: people keep it inside their machines where they can
 */
export function freeTag(vmInterface: VmInterface, wanted?: number | null): number | null {
  const { min, max } = VLAN_TAG;
  const isUsable = wanted != null && wanted >= min && wanted <= max && !holderOf(vmInterface, wanted);
  if (isUsable) return wanted;
  for (let step = 0; step < max; step += 1) {
    const tag = min + ((FIRST_TAG - min + step) % max);
    if (!holderOf(vmInterface, tag)) return tag;
  }
  return null;
}
