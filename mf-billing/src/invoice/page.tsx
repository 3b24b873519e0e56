import { serverNow, useQuery } from '@console/api';
import { Page, useTaxLabel } from '@console/area';
import { useParams } from '@console/area/router';
import type { BillingAccount } from '@console/contract/billing-account';
import { accountTitle } from '@console/contract/billing-account';
import { listInvoices, type Invoice } from '@console/contract/invoice';
import { paths } from '@console/contract/paths';
import { DetailFrame, FactGrid } from '@console/domain/detail';
import { useDialog } from '@console/domain/dialogs';
import { Button, DateTime, Notice, PageHead, useFormat, type KeyFact } from '@console/ui';
import { UnknownCell } from '@console/ui/data';
import { addressLine } from '../account/address-line';
import { AccountFrame } from '../account/frame';
import { useText } from '../texts';
import { InvoiceStatus, useInvoiceTexts } from './cells';
import { invoiceNumber, invoiceTotal, isIssued, isOverdue, isPayable } from './kind';
import { PayDialog } from './lazy-dialogs';
import { Payments } from './payments';
import { PdfButton } from './pdf-button';
import { RecordTable } from './record-table';
import { snapshotOf } from './snapshot';
import { useInvoicesText } from './texts';
import { TotalsCard } from './totals-card';

/** One invoice of an account, or the running month's so far. */
export function InvoicePage() {
  return <AccountFrame>{(account) => <OfAccount key={account.id} account={account} />}</AccountFrame>;
}

function OfAccount({ account }: { account: BillingAccount }) {
  const t = useText();
  const own = useInvoicesText();
  const { invoice: id = '' } = useParams();
  const invoices = useQuery(listInvoices, { billing_account_id: account.id });
  const address = paths.billingAccount(account);
  const breadcrumbs = [
    { label: t('account.back'), to: paths.billing() },
    { label: accountTitle(account), to: address },
    { label: t('invoices.title'), to: `${address}?tab=invoices` },
  ];
  return (
    <DetailFrame
      row={invoices.data?.find((row) => String(row.id) === id)}
      title={id}
      breadcrumbs={breadcrumbs}
      isLoading={invoices.isLoading}
      error={invoices.data ? undefined : invoices.error}
      onRetry={() => void invoices.reload()}
      id={id}
      unread={invoices.unread}
      list={`${address}?tab=invoices`}
      texts={{ missing: own('page.missing', { id }), missingText: own('page.missingText'), toList: own('page.toList') }}
    >
      {(invoice) => <Content key={invoice.id} account={account} invoice={invoice} breadcrumbs={breadcrumbs} />}
    </DetailFrame>
  );
}

interface ContentProps {
  readonly account: BillingAccount;
  readonly invoice: Invoice;
  readonly breadcrumbs: readonly { readonly label: string; readonly to: string }[];
}

function Content({ account, invoice, breadcrumbs }: ContentProps) {
  const t = useText();
  const own = useInvoicesText();
  const tax = useTaxLabel();
  const { money, date } = useFormat();
  const { name, type, period, due, dueIn } = useInvoiceTexts();
  const { dialog, open, close } = useDialog(['pay']);
  const title = name(invoice);
  const number = invoiceNumber(invoice);
  const total = invoiceTotal(invoice);
  const none = <span className="ui-mut">{t('value.none')}</span>;
  // The running month is not issued, and not due.
  const notYet = <span className="ui-mut">{t('invoice.notYet')}</span>;
  const snapshot = snapshotOf(invoice);
  const billedTo = snapshot && (snapshot.company_name || snapshot.title || snapshot.customer_name);
  const street = snapshot && addressLine(snapshot, document.documentElement.lang || 'en');
  const isLate = isOverdue(invoice, serverNow());
  const facts: KeyFact[] = [
    { label: t('invoice.type'), value: type(invoice) || none },
    { label: t('invoice.period'), value: period(invoice) || none },
    {
      label: t('invoice.created'),
      value: invoice.created ? (
        <DateTime value={invoice.created} as="date" />
      ) : isIssued(invoice) ? (
        <UnknownCell />
      ) : (
        notYet
      ),
    },
    { label: t('invoice.due'), value: isIssued(invoice) ? due(invoice) : notYet },
    ...(billedTo ? [{ label: own('fact.billedTo'), value: billedTo }] : []),
    ...(street ? [{ label: own('fact.address'), value: street }] : []),
    ...(snapshot?.company_vat_number
      ? [{ label: own('fact.taxNumber', { tax }), value: snapshot.company_vat_number, mono: true }]
      : []),
    ...(isIssued(invoice) && number ? [{ label: t('invoice.number'), value: number, mono: true, copy: number }] : []),
  ];
  const id = String(invoice.id);
  const technical: KeyFact[] =
    isIssued(invoice) && id !== number ? [{ label: own('fact.id'), value: id, mono: true, copy: id }] : [];
  return (
    <Page title={title} breadcrumbs={breadcrumbs}>
      <PageHead
        title={title}
        facts={
          <>
            <InvoiceStatus invoice={invoice} />
            <span className="ui-mut">
              {[total && own('fact.total', { amount: money(total), tax }), dueIn(invoice)].filter(Boolean).join(', ')}
            </span>
          </>
        }
        actions={
          isIssued(invoice) ? (
            <>
              <PdfButton invoice={invoice} />
              {isPayable(invoice) ? (
                <Button variant="filled" icon="wallet" onClick={() => open('pay')}>
                  {own('pay.short')}
                </Button>
              ) : null}
            </>
          ) : undefined
        }
      />
      {isLate && invoice.due_date ? (
        <Notice tone="danger">{own('notice.overdue', { date: date(invoice.due_date) })}</Notice>
      ) : null}
      {isIssued(invoice) ? null : <Notice>{own('notice.current')}</Notice>}
      <FactGrid items={facts} technical={technical} />
      <RecordTable invoice={invoice} />
      <TotalsCard invoice={invoice} />
      <Payments account={account.id} invoice={invoice} />
      {dialog === 'pay' && isIssued(invoice) ? (
        <PayDialog account={account.id} invoice={invoice} onClose={close} />
      ) : null}
    </Page>
  );
}
