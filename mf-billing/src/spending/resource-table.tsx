import { useMemo } from 'react';
import { sum } from '@console/api';
import { locationName, useTaxLabel } from '@console/area';
import { currencyDigits } from '@console/contract/currency';
import { LabelledTable, useColumns, useListState } from '@console/domain/list';
import { EmptyState, Link, useFormat } from '@console/ui';
import { CsvButton, NoneCell, type Column, type Sort } from '@console/ui/data';
import { useText } from '../texts';
import { useMoneyHead } from '../use-money-head';
import type { SpendRow } from './model/rows';
import { useRowPath } from './opened-resource';
import { useSpendingText } from './texts';
import type { Spending } from './use-spending';

/** What becomes of a row in this month, in a word; '' where it simply runs. */
function useStanding(): (row: SpendRow) => string {
  const t = useSpendingText();
  return ({ isGone, isNew }) => (isGone ? t('table.gone') : isNew ? t('table.new') : '');
}

/** Leads to what a row is made of. */
function PartsLink({ row, to }: { row: SpendRow; to: string }) {
  const t = useSpendingText();
  const parts = t('table.partCount', { n: row.charges.length });
  return (
    <Link to={to} aria-label={t('table.partsOf', { parts, name: row.name })}>
      {parts}
    </Link>
  );
}

function useResourceColumns(): Column<SpendRow>[] {
  const t = useSpendingText();
  const own = useText();
  const headOf = useMoneyHead();
  const column = useColumns<SpendRow>();
  const pathOf = useRowPath();
  const standing = useStanding();
  return useMemo(() => {
    const money = (label: string): string => headOf(label, 'net');
    return [
      {
        id: 'name',
        header: t('table.name'),
        fixed: true,
        value: (row) => row.name,
        cell: (row) => (
          <span className="ui-cut" title={row.name}>
            {row.path ? (
              <Link to={row.path} className="ui-strong">
                {row.name}
              </Link>
            ) : (
              <span className="ui-strong">{row.name}</span>
            )}
            {standing(row) ? <span className="ui-small ui-mut"> {standing(row)}</span> : null}
          </span>
        ),
      },
      column.text({
        id: 'kind',
        header: own('usage.kind'),
        width: 136,
        whole: true,
        value: (row) => own(`group.${row.group}`),
      }),
      column.location({ width: 128 }),
      {
        ...column.amount({
          id: 'hourly',
          header: t('table.hourly'),
          width: 104,
          per: 'hour',
          amount: (row) => row.hourly,
        }),
        csv: { header: money(t('table.hourly')), value: (row) => row.hourly?.toFixed() ?? '' },
      },
      {
        ...column.amount({ id: 'monthly', header: t('table.monthly'), width: 104, amount: (row) => row.monthly }),
        csv: { header: money(t('table.monthly')), value: (row) => row.monthly?.toFixed() ?? '' },
      },
      {
        ...column.amount({
          id: 'cost',
          header: t('table.soFar'),
          width: 104,
          isStrong: true,
          amount: (row) => row.soFar,
        }),
        csv: { header: money(t('table.soFar')), value: (row) => row.soFar.toFixed() },
      },
      {
        id: 'parts',
        header: t('table.parts'),
        width: 96,
        value: (row) => row.charges.length,
        cell: (row) => (row.charges.length > 0 ? <PartsLink row={row} to={pathOf(row.uuid)} /> : <NoneCell />),
        csv: { value: (row) => row.charges.length },
      },
      { ...column.uuid(), id: 'uuid' },
    ];
  }, [t, own, headOf, column, pathOf, standing]);
}

const nameOf = (row: SpendRow): string => row.name;
const DEAREST: Sort = { id: 'cost', desc: true };

/** Every resource that was charged for in this month, with its rate and what it came to. */
export function ResourceTable({ spending: { rows, resources, spent } }: { spending: Spending }) {
  const t = useSpendingText();
  const own = useText();
  const tax = useTaxLabel();
  const { money, currency } = useFormat();
  const state = useListState({ id: 'spending', sort: DEAREST });
  const columns = useResourceColumns();
  const standing = useStanding();
  // All of them are the month, which the account itself has summed up: it may differ from the rows by a coin.
  const total = (shown: readonly SpendRow[]) => {
    const own = sum(shown.map(({ soFar }) => soFar));
    return shown.length === rows.length &&
      own
        .minus(spent)
        .abs()
        .lt(10 ** -currencyDigits(currency))
      ? spent
      : own;
  };
  return (
    <LabelledTable
      label={t('table.title')}
      columns={columns}
      rows={rows}
      nameOf={nameOf}
      state={state}
      search={{
        placeholder: t('table.search'),
        text: (row) => [row.name, row.uuid, row.location && locationName(row.location)],
        also: resources.index,
      }}
      filters={[
        { id: 'kind', label: own('usage.kind'), value: (row) => own(`group.${row.group}`) },
        {
          id: 'place',
          label: t('stack.location'),
          value: (row) => (row.location === '' ? t('stack.noPlace') : locationName(row.location)),
        },
      ]}
      toolbar={<CsvButton state={state.table} name={t('table.file')} />}
      card={(row) => ({
        title: row.name,
        ...(row.path ? { to: row.path } : {}),
        meta: [own(`group.${row.group}`), row.location && locationName(row.location), standing(row)]
          .filter(Boolean)
          .join(', '),
        price: money(row.soFar),
        detail: row.monthly ? t('table.rate', { amount: money(row.monthly) }) : undefined,
      })}
      countLabel={(n) => t('table.count', { n })}
      footer={(shown, isAtLeast) => (
        <span>{own('usage.total', { tax, amount: money(total(shown), { isAtLeast }) })}</span>
      )}
      empty={<EmptyState icon="receipt" text={own('usage.empty')} />}
    />
  );
}
