import { accountTitle, type BillingAccount } from '@console/contract/billing-account';
import { createForm } from '@console/ui/forms';
import { accountBlock, accountOf, ownAccounts } from '../order/accounts';
import { useOrderText } from '../order/messages';

/** The field stands in any form whose values have an account. */
const { ComboboxField } = createForm<{ account: string }>();

export interface AccountFieldProps {
  /** All that the call answered. */
  readonly accounts: readonly BillingAccount[];
  readonly value: string;
  /** What is to be said of the chosen account; without it, whether it is a limited one. */
  readonly hint?: string | undefined;
}

/** Who pays: accounts that cannot be charged stand there, disabled, with their reason. Nothing where there is no account. */
export function AccountField({ accounts, value, hint }: AccountFieldProps) {
  const t = useOrderText();
  const own = ownAccounts(accounts);
  if (own.length === 0) return null;
  const isLimited = accountOf(own, value)?.restriction_level === 'LIMITED';
  const about = hint ?? (isLimited ? t('account.limited') : undefined);
  return (
    <ComboboxField
      name="account"
      label={t('account.label')}
      options={own.map((account) => {
        const block = accountBlock(account);
        const title = accountTitle(account);
        return {
          value: String(account.id),
          label: block ? t('account.blocked', { title, reason: t(block.id, block.values) }) : title,
          ...(block ? { disabled: true } : {}),
        };
      })}
      hint={about}
    />
  );
}
