import { serverNow, useQuery } from '@console/api';
import { AttentionItem, useAttentionWait, useDialogClose, useTaxLabel } from '@console/area';
import { useSearchParams } from '@console/area/router';
import type { BillingAccount } from '@console/contract/billing-account';
import { accountTitle } from '@console/contract/billing-account';
import type { Invoice } from '@console/contract/invoice';
import { listInvoices } from '@console/contract/invoice';
import { paths } from '@console/contract/paths';
import { onDemand, useFormat, useOnDemand } from '@console/ui';
import { daysOverdue, invoiceNumber, invoiceTotal, isOverdue, isPayable } from '../invoice/kind';
import { useHomeText } from './home-texts';

/** What pays comes when somebody is about to. */
const payAllPart = onDemand(() =>
  import(/* webpackChunkName: "billing-pay-all" */ '../invoice/pay-all').then((m) => m.PayAll),
);

/** Names in the address whose invoices are paid: Back closes the dialog, and a reload keeps it. */
const PAY = 'pay';

/** What an account owes: an invoice by its number, several together, to be paid at once. */
export function UnpaidAttention({ account }: { account: BillingAccount }) {
  const t = useHomeText();
  const format = useFormat();
  const tax = useTaxLabel();
  const invoices = useQuery(listInvoices, { billing_account_id: account.id });
  useAttentionWait(invoices.isLoading);
  const now = serverNow();
  const overdue = (invoices.data ?? []).filter((invoice) => isOverdue(invoice, now));
  const title = accountTitle(account);
  const payable = (invoices.data ?? []).filter(isPayable);
  const only = payable.length === 1 ? payable[0] : undefined;
  const [, setParams] = useSearchParams();
  if (!invoices.data && !invoices.error) return null;
  const amount = format.money(account.unpaid_amount ?? 0);
  if (payable.length > 1) {
    const payAll = (): void =>
      setParams((before) => {
        const after = new URLSearchParams(before);
        after.set(PAY, String(account.id));
        return after;
      });
    return (
      <AttentionItem
        tone={overdue.length > 0 ? 'danger' : 'warn'}
        icon="receipt"
        title={t('attention.unpaid', { n: payable.length, title })}
        detail={
          overdue.length > 0
            ? t('attention.overdueOf', { overdue: overdue.length, n: payable.length, amount, tax })
            : t('attention.unpaidText', { amount, tax })
        }
        action={{ label: t('attention.payAll', { n: payable.length }), onClick: payAll }}
      />
    );
  }
  if (overdue.length === 0) {
    return (
      <AttentionItem
        tone="warn"
        icon="receipt"
        title={t('attention.unpaid', { n: payable.length, title })}
        detail={t('attention.unpaidText', { amount, tax })}
        action={
          only
            ? { label: t('attention.pay'), to: `${paths.invoice({ account: account.id, id: only.id })}?dialog=pay` }
            : { label: t('attention.open'), to: `${paths.billingAccount(account)}?tab=invoices` }
        }
      />
    );
  }
  const line = (invoice: Invoice) => ({
    title: t('attention.overdue', {
      number: t('attention.overdueName', { number: invoiceNumber(invoice) ?? '' }),
      days: daysOverdue(invoice.due_date ?? now, now),
    }),
    detail: t('attention.amount', {
      amount: format.money(invoiceTotal(invoice) ?? account.unpaid_amount ?? 0),
      tax,
      title,
    }),
    action: {
      label: t('attention.pay'),
      to: `${paths.invoice({ account: account.id, id: invoice.id })}?dialog=pay`,
    },
  });
  return overdue.map((invoice) => <AttentionItem key={invoice.id} tone="danger" icon="receipt" {...line(invoice)} />);
}

/** The dialog that pays all that an account owes, where the address names one. It stays until what became of each was read. */
export function PayAllDialog({ accounts }: { accounts: readonly BillingAccount[] }) {
  const [params] = useSearchParams();
  const named = params.get(PAY);
  const account = accounts.find(({ id }) => String(id) === named);
  const close = useDialogClose(account ? PAY : undefined, [PAY]);
  const PayAll = useOnDemand(payAllPart, account !== undefined);
  // oxlint-disable-next-line react/static-components -- not made here: it is the same one for as long as it is shown
  return account && PayAll ? <PayAll account={account.id} onClose={close} /> : null;
}
