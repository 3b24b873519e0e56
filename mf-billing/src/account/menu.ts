import type { BillingAccount } from '@console/contract/billing-account';
import { paths } from '@console/contract/paths';
import type { MenuItem } from '@console/ui';
import { switchDefault } from './make-default';
import { useAccountText } from './texts';
import { useTopUpOffer } from './top-up-offer';

/** The dialogs about one account, by their names in the address. */
export const accountDialogs = ['delete'] as const;
export type AccountDialogName = (typeof accountDialogs)[number];

export interface AccountMenuOptions<Row> {
  readonly onOpen: (dialog: AccountDialogName, account: Row) => void;
  /** On the account's own page its head has the first ones as buttons. */
  readonly isOpen?: boolean;
}

/** The actions on one account. */
export function useAccountMenu<Row extends BillingAccount>({
  onOpen,
  isOpen = false,
}: AccountMenuOptions<Row>): (account: Row) => MenuItem[] {
  const t = useAccountText();
  const topUpOf = useTopUpOffer();
  return (account) => {
    const topUp = topUpOf(account);
    const first: MenuItem[] = [
      { id: 'open', icon: 'arrow-right', label: t('action.open'), to: paths.billingAccount(account) },
      { id: 'edit', icon: 'pencil', label: t('action.edit'), to: paths.billingAccountEdit(account) },
      ...(topUp ? [{ id: 'top-up', icon: 'plus', label: t('action.topUp'), ...topUp } as const] : []),
    ];
    return [
      ...(isOpen ? [] : first),
      {
        id: 'default',
        icon: 'badge-check',
        label: t('action.default'),
        ...(account.is_default ? { reason: t('default.isAlready') } : {}),
        onSelect: () => void switchDefault(account),
      },
      {
        id: 'delete',
        icon: 'trash-2',
        label: t('action.delete'),
        danger: true,
        divider: true,
        onSelect: () => onOpen('delete', account),
      },
    ];
  };
}
