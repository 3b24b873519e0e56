import { useCallback } from 'react';
import { useFeature } from '@console/area';
import { paths } from '@console/contract/paths';
import type { MenuItem } from '@console/ui';
import type { BalancerRow } from '../rows';
import { useBalancerText } from '../texts';

/** The dialogs about one load balancer that the list opens, too, by their names in the address. */
export const listDialogs = ['rename', 'account', 'delete'] as const;
export type ListDialogName = (typeof listDialogs)[number];

/** All of them; those of a rule, a target or a floating IP name it as the `item` of the address. */
export const balancerDialogs = [
  ...listDialogs,
  'rule',
  'rule-change',
  'rule-remove',
  'targets',
  'target-remove',
  'address-assign',
  'address-unassign',
] as const;
export type BalancerDialogName = (typeof balancerDialogs)[number];

/** The address of a dialog on the load balancer's page. */
export function dialogPath(row: Pick<BalancerRow, 'location' | 'uuid'>, dialog: BalancerDialogName, item?: string) {
  const query = new URLSearchParams({ dialog, ...(item === undefined ? {} : { item }) });
  return `${paths.loadBalancer(row)}?${query.toString()}`;
}

export interface BalancerMenuOptions {
  readonly onOpen: (dialog: ListDialogName, row: BalancerRow) => void;
  /** On the load balancer's own page there is no way to it. */
  readonly isOpen?: boolean;
}

/** The actions on one load balancer; while one runs the others stay, with the reason. */
export function useBalancerMenu({ onOpen, isOpen = false }: BalancerMenuOptions): (row: BalancerRow) => MenuItem[] {
  const t = useBalancerText();
  const hasMachines = useFeature('vmsEnabled');
  const hasIps = useFeature('ipsEnabled');
  return useCallback(
    (row) => {
      const blocked = row.pending ? { reason: t(`can.${row.pending}`) } : {};
      const open: MenuItem = { id: 'open', icon: 'arrow-right', label: t('action.open'), to: paths.loadBalancer(row) };
      return [
        ...(isOpen ? [] : [open]),
        {
          id: 'rename',
          icon: 'pencil',
          label: t('action.rename'),
          ...blocked,
          onSelect: () => onOpen('rename', row),
        },
        { id: 'rule', icon: 'plus', label: t('rule.add'), ...blocked, to: dialogPath(row, 'rule') },
        ...(hasMachines
          ? [
              {
                id: 'targets',
                icon: 'server',
                label: t('target.add'),
                ...blocked,
                to: dialogPath(row, 'targets'),
              } as const,
            ]
          : []),
        ...(hasIps
          ? [
              {
                id: 'address-assign',
                icon: 'globe',
                label: t('action.assign'),
                ...blocked,
                to: dialogPath(row, 'address-assign'),
              } as const,
            ]
          : []),
        {
          id: 'account',
          icon: 'receipt',
          label: t('action.account'),
          ...blocked,
          onSelect: () => onOpen('account', row),
        },
        {
          id: 'delete',
          icon: 'trash-2',
          label: t('action.delete'),
          danger: true,
          divider: true,
          ...blocked,
          onSelect: () => onOpen('delete', row),
        },
      ];
    },
    [t, onOpen, isOpen, hasMachines, hasIps],
  );
}
