import { accountTitle, type BillingAccount } from '@console/contract/billing-account';
import { ComboboxField } from '@console/ui/forms';
import { accountBar, accountOf, ownAccounts } from './accounts';
import { useOrderText } from './texts';

export interface AccountFieldProps {
  readonly name: string;
  /** All that the call answered. */
  readonly accounts: readonly BillingAccount[];
  readonly value: string;
}

/** Who pays: accounts that cannot be charged stand there, disabled, with their reason. Nothing where there is no account. */
export function AccountField({ name, accounts, value }: AccountFieldProps) {
  const t = useOrderText();
  const own = ownAccounts(accounts);
  if (own.length === 0) return null;
  const isLimited = accountOf(own, value)?.restriction_level === 'LIMITED';
  return (
    <ComboboxField
      name={name}
      label={t('account.label')}
      options={own.map((account) => {
        const bar = accountBar(account);
        const title = accountTitle(account);
        return {
          value: String(account.id),
          label: bar ? t('account.barred', { title, reason: t(bar.id, bar.values) }) : title,
          ...(bar ? { disabled: true } : {}),
        };
      })}
      {...(isLimited ? { hint: t('account.limited') } : {})}
    />
  );
}
