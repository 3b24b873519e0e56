import type { BillingAccount } from '@console/contract/billing-account';
import { paths } from '@console/contract/paths';
import { LinkButton, Notice, useFormat } from '@console/ui';
import { hasChargedCard } from '../account/state';
import { useAccountText } from '../account/texts';
import { useText as useBillingText } from '../texts';
import { useText } from './texts';

/** The invoices of an account that are unpaid, where a top-up might be taken for their payment; nothing where there are none. */
export function UnpaidNote({ account }: { account: BillingAccount }) {
  const t = useText();
  const billing = useBillingText();
  const accountText = useAccountText();
  const { money } = useFormat();
  const { unpaid_amount: unpaid } = account;
  if (!unpaid || unpaid <= 0) return null;
  const invoices = (
    <LinkButton size="sm" to={`${paths.billingAccount(account)}?tab=invoices`}>
      {accountText('suspended.invoices')}
    </LinkButton>
  );
  return (
    <Notice tone="warn" action={invoices}>
      <b>
        {billing('credit.unpaid')}: {money(unpaid)}.
      </b>{' '}
      {t(hasChargedCard(account) ? 'unpaid.apart' : 'unpaid.fromCredit')}
    </Notice>
  );
}
