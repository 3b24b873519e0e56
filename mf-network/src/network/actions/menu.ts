import { useCallback } from 'react';
import type { Located } from '@console/api';
import { useFeature } from '@console/area';
import type { Network } from '@console/contract/network';
import { paths } from '@console/contract/paths';
import type { MenuItem } from '@console/ui';
import { whyNot } from '../can';
import { useVpcText } from '../texts';

/** The dialogs about one network, by their names in the address. */
export const networkDialogs = ['rename', 'default', 'delete'] as const;
export type NetworkDialogName = (typeof networkDialogs)[number];

export interface NetworkMenuOptions {
  readonly onOpen: (dialog: NetworkDialogName, network: Located<Network>) => void;
  /** On the network's own page there is no way to it. */
  readonly isOpen?: boolean;
}

/**
 * The actions on one network. The deletion of one that cannot be deleted can be opened: its dialog names what stands in the
 * way.
 */
export function useNetworkMenu({
  onOpen,
  isOpen = false,
}: NetworkMenuOptions): (network: Located<Network>) => MenuItem[] {
  const t = useVpcText();
  const hasMachines = useFeature('vmsEnabled');
  const hasBalancers = useFeature('loadBalancerEnabled');
  return useCallback(
    (network) => {
      const isDefault = whyNot('makeDefault', network);
      const kept = whyNot('delete', network);
      const balancer: MenuItem = {
        id: 'balancer',
        icon: 'scale',
        label: t('action.createBalancer'),
        to: paths.networkCreate({ type: 'load_balancer', location: network.location, network: network.uuid }),
      };
      const machine: MenuItem = {
        id: 'machine',
        icon: 'server',
        label: t('action.createMachine'),
        to: paths.vmCreate({ location: network.location, network: network.uuid }),
      };
      const open: MenuItem = { id: 'open', icon: 'arrow-right', label: t('action.open'), to: paths.network(network) };
      return [
        ...(isOpen ? [] : [open]),
        { id: 'rename', icon: 'pencil', label: t('action.rename'), onSelect: () => onOpen('rename', network) },
        {
          id: 'default',
          icon: 'check',
          label: t('action.makeDefault'),
          ...(isDefault ? { reason: t(isDefault.id, isDefault.values) } : {}),
          onSelect: () => onOpen('default', network),
        },
        ...(hasMachines ? [machine] : []),
        ...(hasBalancers ? [balancer] : []),
        {
          id: 'delete',
          icon: 'trash-2',
          label: t('action.delete'),
          danger: true,
          divider: true,
          ...(kept ? { hint: t(kept.id, kept.values) } : {}),
          onSelect: () => onOpen('delete', network),
        },
      ];
    },
    [t, onOpen, isOpen, hasMachines, hasBalancers],
  );
}
