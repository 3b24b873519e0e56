import { accountTitle, type BillingAccount } from '@console/contract/billing-account';
import { createForm } from '@console/ui/forms';
import { accountBlockText } from '../account-block';
import { accountOf, ownAccounts, tokenAccount } from '../order/accounts';
import { useOrderText } from '../order/messages';

/** The field stands in any form whose values have an account. */
const { ComboboxField } = createForm<{ account: string }>();

export interface AccountFieldProps {
  /** All that the call answered. */
  readonly accounts: readonly BillingAccount[];
  readonly value: string;
  /** What is to be said of the chosen account; without it, whether it is a limited one. */
  readonly hint?: string | undefined;
  /** The API token decides who pays: nothing is asked. */
  readonly isTokenBound?: boolean;
}

/**
 * Who pays: accounts that cannot be charged stand there, disabled, with their reason. Nothing where there is no account;
 * where the API token says it already, which account that is.
 */
export function AccountField({ accounts, value, hint, isTokenBound = false }: AccountFieldProps) {
  const t = useOrderText();
  if (isTokenBound) {
    const account = tokenAccount(accounts);
    return (
      <div className="ui-fld">
        <span className="lbl">{t('account.label')}</span>
        <p>{account ? accountTitle(account) : t('account.ofToken')}</p>
        <span className="hint">{t('account.byToken')}</span>
      </div>
    );
  }
  const own = ownAccounts(accounts);
  if (own.length === 0) return null;
  const isLimited = accountOf(own, value)?.restriction_level === 'LIMITED';
  const about = hint ?? (isLimited ? t('account.limited') : undefined);
  return (
    <ComboboxField
      name="account"
      label={t('account.label')}
      options={own.map((account) => {
        const reason = accountBlockText(account);
        const title = accountTitle(account);
        return {
          value: String(account.id),
          label: reason ? t('account.blocked', { title, reason }) : title,
          ...(reason ? { disabled: true } : {}),
        };
      })}
      hint={about}
    />
  );
}
