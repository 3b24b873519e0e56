import type { Query } from '@console/api';
import { useUrlAdapter } from '@console/area';
import type { Invoice } from '@console/contract/invoice';
import { ErrorPanel, Segmented } from '@console/ui';
import { CsvButton, useTableState, type TableFilter } from '@console/ui/data';
import { useText } from '../texts';
import { useInvoiceTexts } from './cells';
import { InvoiceTable } from './table';
import { useInvoicesText } from './texts';

/** An invoice for credit that was bought; those have a list of their own. */
export const isTopUp = ({ type }: Pick<Invoice, 'type'>): boolean => type === 'credit_topup';

/** The year (UTC) that an invoice belongs to; '' where it does not say. */
const yearOf = ({ period_start: start, created }: Invoice): string =>
  (start ?? created)?.getUTCFullYear().toString() ?? '';

/** All invoices of an account: those for services, and those for credit that was bought. */
export function InvoiceList({ account, invoices }: { account: number; invoices: Query<Invoice[]> }) {
  const t = useText();
  const own = useInvoicesText();
  const { type, status } = useInvoiceTexts();
  const adapter = useUrlAdapter();
  const { get, set } = adapter;
  const list = get('list') === 'topup' ? 'topup' : 'invoices';
  const state = useTableState({
    id: 'invoices',
    adapter,
    defaultSort: { id: 'created', desc: true },
    also: ['list'],
  });
  if (invoices.error && !invoices.data) return <ErrorPanel error={invoices.error} onRetry={invoices.reload} />;
  const rows = (invoices.data ?? []).filter((row) => isTopUp(row) === (list === 'topup'));
  const filters: TableFilter<Invoice>[] = [
    ...(list === 'invoices' ? [{ id: 'type', label: t('invoice.type'), value: type }] : []),
    { id: 'status', label: t('invoice.status'), value: status },
    { id: 'year', label: own('filter.year'), value: yearOf },
  ];
  return (
    <>
      <div className="ui-row wrap">
        <Segmented
          label={t('invoices.lists')}
          value={list}
          onChange={(value) => set({ list: value === 'topup' ? 'topup' : null })}
          options={[
            { value: 'invoices', label: t('invoices.title') },
            { value: 'topup', label: t('invoices.topUpTitle') },
          ]}
        />
        <span className="ui-push">
          <CsvButton state={state} name={own(list === 'topup' ? 'file.topUps' : 'file.invoices')} />
        </span>
      </div>
      <InvoiceTable
        account={account}
        invoices={rows}
        unread={invoices.unread}
        loading={invoices.isLoading}
        state={state}
        filters={filters}
      />
    </>
  );
}
