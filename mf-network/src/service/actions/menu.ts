import type { MenuItem } from '@console/ui';
import { useFeature } from '@console/area';
import { whyNot, whyNotNode, type NodeAction, type ServiceAction } from '../can';
import { useServiceText } from '../texts';
import { servicePath, type ListDialogName, type ServiceTab } from '../urls';
import type { NodeView, ServiceView } from '../use-services';
import { switchNode } from './power';

export interface MenuTargets {
  /** Opens one of these where the menu is; else all dialogs open on the service's page. */
  readonly onOpen?: (dialog: ListDialogName, service: ServiceView) => void;
  /** The tab that dialogs open over. */
  readonly tab?: ServiceTab;
}

/** The actions on one service; those that are not possible now stay, with the reason. */
export function useServiceMenu({ onOpen, tab }: MenuTargets = {}): (service: ServiceView) => MenuItem[] {
  const t = useServiceText();
  const hasIps = useFeature('ipsEnabled');
  return (service) => {
    const reasonFor = (action: ServiceAction) => {
      const reason = whyNot(action, service);
      return reason ? { reason: t(reason) } : {};
    };
    const opening = (dialog: ListDialogName) =>
      onOpen ? { onSelect: () => onOpen(dialog, service) } : { to: servicePath(service, { tab, dialog }) };
    return [
      { id: 'rename', icon: 'pencil', label: t('action.rename'), ...reasonFor('rename'), ...opening('rename') },
      {
        id: 'allow',
        icon: 'shield-check',
        label: t('action.allow'),
        ...reasonFor('allow'),
        to: servicePath(service, { dialog: 'allow' }),
      },
      ...(hasIps
        ? [
            {
              id: 'assign',
              icon: 'globe' as const,
              label: t('action.assign'),
              ...reasonFor('network'),
              to: servicePath(service, { dialog: 'address-assign' }),
            },
          ]
        : []),
      {
        id: 'account',
        icon: 'receipt',
        label: t('action.account'),
        ...reasonFor('moveAccount'),
        ...opening('account'),
      },
      {
        id: 'delete',
        icon: 'trash-2',
        label: t('action.delete'),
        danger: true,
        divider: true,
        ...reasonFor('delete'),
        ...opening('delete'),
      },
    ];
  };
}

/** The actions on one node of a service. */
export function useNodeMenu(service: ServiceView): (node: NodeView) => MenuItem[] {
  const t = useServiceText();
  return (node) => {
    const reasonFor = (action: NodeAction) => {
      const reason = whyNotNode(action, node, service);
      return reason ? { reason: t(reason) } : {};
    };
    return [
      {
        id: 'start',
        icon: 'play',
        label: t('action.start'),
        ...reasonFor('start'),
        onSelect: () => void switchNode(service, node, 'start'),
      },
      {
        id: 'stop',
        icon: 'square',
        label: t('action.stop'),
        ...reasonFor('stop'),
        to: servicePath(service, { dialog: 'stop', item: node.id }),
      },
      {
        id: 'restore',
        icon: 'archive-restore',
        label: t('action.restore'),
        ...(node.snapshots.length === 0 ? { reason: t('can.noSnapshot') } : reasonFor('restore')),
        to: servicePath(service, { tab: 'snapshots' }),
      },
    ];
  };
}
