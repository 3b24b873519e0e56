import { useMemo } from 'react';
import { sum } from '@console/api';
import { Page, useTaxLabel } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import { accountTitle } from '@console/contract/billing-account';
import { paths } from '@console/contract/paths';
import { creditLeft, monthSoFar } from '@console/domain/credit';
import { CreateLink, QueryTable, useListState, useRowDialog } from '@console/domain/list';
import { Badge, EmptyState, PageHead, Price, Tooltip, useFormat } from '@console/ui';
import type { Column } from '@console/ui/data';
import { CsvButton, NameCell, NoneCell, UnknownCell } from '@console/ui/data';
import { useText } from '../texts';
import { useMoneyHead } from '../use-money-head';
import { DeleteAccountDialog } from './lazy-dialog';
import { accountDialogs, useAccountMenu } from './menu';
import { ShownStatus } from './shown-status';
import { accountStatus, restriction } from './state';
import { useAccountText } from './texts';
import { ThresholdButton } from './threshold-button';
import { useAccounts } from './use-account';

const nameOf = (account: BillingAccount): string => accountTitle(account);

function useColumns(): Column<BillingAccount>[] {
  const t = useText();
  const format = useFormat();
  const tax = useTaxLabel();
  const headOf = useMoneyHead();
  const money = (amount: { toString(): string }) => <Price amount={amount.toString()} />;
  return [
    {
      id: 'name',
      header: t('column.name'),
      fixed: true,
      value: nameOf,
      cell: (row) => (
        <NameCell to={paths.billingAccount({ id: row.id })} name={accountTitle(row)} detail={row.email ?? undefined} />
      ),
    },
    {
      id: 'status',
      header: t('column.status'),
      width: 104,
      value: (row) => row.status ?? '',
      cell: (row) => <ShownStatus shown={accountStatus(row)} />,
    },
    {
      id: 'number',
      header: t('column.number'),
      width: 104,
      hidden: true,
      value: (row) => row.id,
      cell: (row) => String(row.id),
    },
    {
      id: 'created',
      header: t('column.created'),
      width: 120,
      hidden: true,
      value: (row) => row.created ?? null,
      cell: (row) => (row.created ? format.date(row.created) : <UnknownCell />),
    },
    {
      id: 'credit',
      header: t('column.credit'),
      align: 'end',
      width: 104,
      value: (row) => Number(creditLeft(row)),
      cell: (row) => money(creditLeft(row)),
      csv: { header: headOf(t('column.credit'), 'plain'), value: (row) => creditLeft(row).toFixed() },
    },
    {
      id: 'month',
      header: t('column.month'),
      align: 'end',
      width: 104,
      value: (row) => Number(monthSoFar(row)),
      cell: (row) => money(monthSoFar(row)),
      csv: { header: headOf(t('column.month'), 'net'), value: (row) => monthSoFar(row).toFixed() },
    },
    {
      id: 'default',
      header: t('column.default'),
      width: 84,
      value: (row) => (row.is_default ? 0 : 1),
      cell: (row) => (row.is_default ? <Badge>{t('account.default')}</Badge> : null),
    },
    {
      id: 'restriction',
      header: t('column.restriction'),
      width: 104,
      whole: true,
      value: (row) => row.restriction_level ?? 'CLEAR',
      cell: (row) => <ShownStatus shown={restriction(row)} />,
    },
    {
      id: 'unpaid',
      header: t('column.unpaid'),
      align: 'end',
      width: 104,
      value: (row) => row.unpaid_amount ?? 0,
      cell: (row) =>
        row.unpaid_amount ? (
          <Tooltip title={t('unpaid.tooltip', { tax })}>
            <span className="ui-danger-text ui-strong" tabIndex={0}>
              {format.money(row.unpaid_amount)}
            </span>
          </Tooltip>
        ) : (
          <NoneCell />
        ),
      csv: { header: headOf(t('column.unpaid'), 'full') },
    },
  ];
}

/** Billing accounts of the user, with what is left and what is owed. */
export function AccountList() {
  const t = useText();
  const format = useFormat();
  const tax = useTaxLabel();
  const accounts = useAccounts();
  const columns = useColumns();
  const own = useAccountText();
  const state = useListState({ id: 'accounts' });
  const total = (
    rows: readonly BillingAccount[],
    of: (row: BillingAccount) => { toString(): string },
    isAtLeast = false,
  ) => format.money(sum(rows.map((row) => of(row).toString())), { isAtLeast });
  const create = (
    <CreateLink to={paths.billingCreate()} label={t('accounts.create')} short={t('accounts.createShort')} />
  );
  const isEmpty = accounts.data?.length === 0;
  const rows = useMemo(
    () => (accounts.data ?? []).map((account) => ({ ...account, uuid: String(account.id) })),
    [accounts.data],
  );
  const dialog = useRowDialog(accountDialogs, rows);
  const menu = useAccountMenu({ onOpen: dialog.open });

  return (
    <Page title={t('accounts.title')}>
      <PageHead
        title={t('accounts.title')}
        actions={
          <>
            <ThresholdButton />
            {isEmpty ? null : (
              <>
                <CsvButton state={state.table} name={own('list.file')} />
                {create}
              </>
            )}
          </>
        }
      />
      <QueryTable
        fill
        label={t('accounts.title')}
        columns={columns}
        rows={rows}
        kind="billing_account"
        nameOf={nameOf}
        state={state}
        query={accounts}
        failed={t('accounts.failed')}
        search={{
          placeholder: t('accounts.search'),
          text: (row) => [accountTitle(row), row.email ?? '', String(row.id), row.company_name ?? ''],
        }}
        filters={[
          {
            id: 'status',
            label: t('column.status'),
            value: (row) => {
              const { id, word } = accountStatus(row);
              return id ? t(id) : (word ?? '');
            },
          },
        ]}
        card={(row) => ({
          title: accountTitle(row),
          to: paths.billingAccount({ id: row.id }),
          status: <ShownStatus shown={accountStatus(row)} />,
          meta: (
            <>
              {row.is_default ? <Badge>{t('account.default')}</Badge> : null}
              {restriction(row).state === 'good' ? null : <ShownStatus shown={restriction(row)} />}
            </>
          ),
          price: format.money(creditLeft(row)),
          detail: row.unpaid_amount
            ? `${t('column.unpaid')} ${format.money(row.unpaid_amount)}`
            : (row.email ?? undefined),
        })}
        rowActions={menu}
        rowActionsLabel={(row) => own('list.actions', { title: accountTitle(row) })}
        countLabel={(n) => t('accounts.count', { n })}
        footer={(rows, isPartial) => (
          <>
            {/* What is missing may have a credit below zero: then there is no least sum. */}
            {isPartial ? null : <span>{t('accounts.totalCredit', { amount: total(rows, creditLeft) })}</span>}
            <span>{t('accounts.totalMonth', { tax, amount: total(rows, (row) => monthSoFar(row), isPartial) })}</span>
          </>
        )}
        empty={<EmptyState icon="receipt" text={t('accounts.empty')} actions={create} />}
      />
      {dialog.shown ? <DeleteAccountDialog account={dialog.shown.row} onClose={dialog.shown.onClose} /> : null}
    </Page>
  );
}
