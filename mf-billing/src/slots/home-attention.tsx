import { serverNow, useQuery } from '@console/api';
import { AttentionItem, useTaxLabel } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import { accountTitle } from '@console/contract/billing-account';
import type { Invoice } from '@console/contract/invoice';
import { listInvoices } from '@console/contract/invoice';
import { paths } from '@console/contract/paths';
import { creditLeft } from '@console/domain/credit';
import { useFormat } from '@console/ui';
import { isLow } from '../account/runway';
import { accountStatus, restriction } from '../account/state';
import { useAccounts } from '../account/use-account';
import { daysOverdue, invoiceNumber, invoiceTotal, isOverdue } from '../invoice/kind';
import { useText } from '../texts';

/** What about money needs a person: overdue invoices, suspended and restricted accounts, low credit. */
export default function HomeAttention() {
  const t = useText();
  const accounts = useAccounts();
  if (accounts.error && !accounts.data) {
    return (
      <AttentionItem
        tone="warn"
        icon="cloud-off"
        title={t('attention.failed')}
        detail={t('attention.failedText')}
        action={{ label: t('attention.retry'), onClick: () => void accounts.reload() }}
      />
    );
  }
  return (accounts.data ?? []).map((account) => <AccountAttention key={account.id} account={account} />);
}

function AccountAttention({ account }: { account: BillingAccount }) {
  const t = useText();
  const format = useFormat();
  const title = accountTitle(account);
  const open = { label: t('attention.open'), to: paths.billingAccount(account) };
  const status = accountStatus(account);
  const level = restriction(account);
  const levelWord = level.id ? t(level.id).toLowerCase() : (level.word ?? '');
  return (
    <>
      {status.id === 'status.suspended' ? (
        <AttentionItem
          tone="danger"
          icon="ban"
          title={t('attention.suspended', { title })}
          detail={account.suspend_reason ?? t('attention.suspendedText')}
          action={open}
        />
      ) : null}
      {level.state === 'good' ? null : (
        <AttentionItem
          tone={level.state === 'notice' ? 'warn' : 'danger'}
          icon="triangle-alert"
          title={t('attention.restricted', { title, level: levelWord })}
          action={open}
        />
      )}
      {account.unpaid_amount ? <Unpaid account={account} /> : null}
      {isLow(account) ? (
        <AttentionItem
          tone="warn"
          icon="wallet"
          title={t('attention.low', { title })}
          detail={t('attention.lowText', {
            amount: format.money(creditLeft(account)),
            threshold: format.money(account.low_balance_notice_settings?.threshold ?? 0),
          })}
          action={open}
        />
      ) : null}
    </>
  );
}

function Unpaid({ account }: { account: BillingAccount }) {
  const t = useText();
  const format = useFormat();
  const tax = useTaxLabel();
  const invoices = useQuery(listInvoices, { billing_account_id: account.id });
  const now = serverNow();
  const overdue = (invoices.data ?? []).filter((invoice) => isOverdue(invoice, now));
  const title = accountTitle(account);
  if (!invoices.data && !invoices.error) return null;
  if (overdue.length === 0) {
    return (
      <AttentionItem
        tone="warn"
        icon="receipt"
        title={t('attention.unpaid', { title })}
        detail={t('attention.unpaidText', { amount: format.money(account.unpaid_amount ?? 0), tax })}
        action={{ label: t('attention.open'), to: `${paths.billingAccount(account)}?tab=invoices` }}
      />
    );
  }
  const line = (invoice: Invoice) => ({
    title: t('attention.overdue', {
      number: t('attention.overdueName', { number: invoiceNumber(invoice) ?? '' }),
      days: daysOverdue(invoice.due_date ?? now, now),
    }),
    detail: t('attention.amount', { amount: format.money(invoiceTotal(invoice)), tax, title }),
    action: { label: t('attention.open'), to: `${paths.billingAccount(account)}?tab=invoices&invoice=${invoice.id}` },
  });
  return overdue.map((invoice) => <AttentionItem key={invoice.id} tone="danger" icon="receipt" {...line(invoice)} />);
}
