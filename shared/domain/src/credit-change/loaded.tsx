import { serverNow, sum, useQuery, type Money } from '@console/api';
import { accountTitle, listBillingAccounts, type BillingAccount } from '@console/contract/billing-account';
import { HOURS_PER_MONTH } from '@console/contract/pricing';
import { listUsage } from '@console/contract/usage';
import { creditLeft } from '../credit/credit';
import { creditChange } from '../credit/credit-change';
import { useNotedUsage } from '../credit/pace';
import type { ChargeChange, CreditChangesProps } from './charge-change';
import { CreditChangeDrawing } from './drawing';
import { useText } from './messages';

interface OneProps {
  readonly account: BillingAccount;
  readonly hourly: Money;
  readonly isNamed: boolean;
}

function One({ account, hourly, isNamed }: OneProps) {
  const usage = useQuery(listUsage, { billing_account_id: account.id });
  // A month with a part that could not be read has no pace.
  const entries = usage.unread.length > 0 ? undefined : usage.data;
  useNotedUsage(account.id, usage);
  const change = creditChange(account, entries, hourly, serverNow());
  if (change) return <CreditChangeDrawing change={change} {...(isNamed ? { account: accountTitle(account) } : {})} />;
  return usage.isLoading ? <div className="domain-credit" style={{ minHeight: 65 }} /> : null;
}

/** What each account is charged more or less, or nothing where one of its amounts is not known. */
function perAccount(changes: readonly ChargeChange[]): Map<number, Money | undefined> {
  const amounts = new Map<number, (Money | undefined)[]>();
  for (const { account, amount } of changes)
    if (account != null) amounts.set(account, [...(amounts.get(account) ?? []), amount]);
  return new Map(
    [...amounts].map(([account, list]) => [
      account,
      list.every((amount) => amount !== undefined) ? sum(list) : undefined,
    ]),
  );
}

/** So many runways are drawn, of the accounts that have the least credit; each asks for the month of its account. */
const DRAWN = 3;

/** See CreditChanges. */
export function LoadedChanges({ changes, per }: CreditChangesProps) {
  const t = useText();
  const accounts = useQuery(listBillingAccounts, {}).data ?? [];
  const amounts = perAccount(changes);
  const changed = accounts.flatMap((account) => {
    const amount = amounts.get(account.id);
    return amount && !amount.eq(0) ? [{ account, amount }] : [];
  });
  const shown =
    changed.length > DRAWN
      ? changed.toSorted((a, b) => creditLeft(a.account).cmp(creditLeft(b.account))).slice(0, DRAWN)
      : changed;
  return (
    <>
      {shown.map(({ account, amount }) => {
        const hourly = per === 'hour' ? amount : amount.div(HOURS_PER_MONTH);
        return <One key={account.id} account={account} hourly={hourly} isNamed={amounts.size > 1} />;
      })}
      {changed.length > shown.length ? (
        <p className="ui-small ui-mut">{t('others', { n: changed.length - shown.length })}</p>
      ) : null}
    </>
  );
}

export { CreditChangeDrawing } from './drawing';
