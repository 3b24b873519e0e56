import { useMemo } from 'react';
import { hasLabels, labelPart, labelStore, useTaxLabel, useUrlAdapter } from '@console/area';
import { currencyDigits } from '@console/contract/currency';
import { paths } from '@console/contract/paths';
import { Card, Link, roundedParts, Select, useFormat, useOnDemand } from '@console/ui';
import { DataTable, useTableState, type Column } from '@console/ui/data';
import { labelCosts, type LabelCost } from './model/label-costs';
import { useSpendingText } from './texts';
import type { Spending } from './use-spending';

/** The key that costs are divided by, as its name in the address. */
const KEY = 'label-key';
/** Stands for those without a label: no label is empty. */
const NONE = '';

interface CostRow extends LabelCost {
  /** What it came to, rounded so that all rows add up to the month. */
  readonly shown: number;
}

interface Costs {
  readonly keys: readonly string[];
  readonly chosen: string;
  readonly costs: readonly CostRow[];
}

/** The costs by the chosen key; undefined where nothing that is charged for has a label. */
function useCosts({ rows, month, spent }: Spending, wanted: string | null): Costs | undefined {
  const part = useOnDemand(labelPart, hasLabels());
  const labels = labelStore((store) => store.labels);
  const digits = currencyDigits(useFormat().currency);
  return useMemo(() => {
    if (!part || !labels) return undefined;
    const { keyOf } = part;
    const keys = [...new Set(rows.flatMap(({ uuid }) => labels.get(uuid) ?? []).map(keyOf))].toSorted((a, b) =>
      a.localeCompare(b),
    );
    const chosen = keys.find((key) => key === wanted) ?? keys[0];
    if (chosen === undefined) return undefined;
    const labelOf = (uuid: string) => labels.get(uuid)?.find((label) => keyOf(label) === chosen);
    const costs = labelCosts(rows, labelOf, month);
    const shown = roundedParts(
      costs.map(({ soFar }) => Number(soFar)),
      Number(spent),
      digits,
    );
    return { keys, chosen, costs: costs.map((cost, at) => ({ ...cost, shown: shown[at] ?? Number(cost.soFar) })) };
  }, [part, labels, rows, month, spent, wanted, digits]);
}

/** What the month comes to by the labels that this browser keeps, one key at a time. */
export function LabelsCard({ spending }: { spending: Spending }) {
  const t = useSpendingText();
  const tax = useTaxLabel();
  const { money } = useFormat();
  const url = useUrlAdapter();
  const found = useCosts(spending, url.get(KEY));
  const state = useTableState({ id: 'label-costs' });
  const chosen = found?.chosen ?? '';
  const columns = useMemo((): Column<CostRow>[] => {
    const nameOf = ({ label }: LabelCost): string => label ?? t('labels.without', { key: chosen });
    return [
      {
        id: 'label',
        header: t('labels.label'),
        fixed: true,
        value: nameOf,
        cell: (row) => <span className={row.label === undefined ? 'ui-mut' : 'ui-strong'}>{nameOf(row)}</span>,
      },
      {
        id: 'resources',
        header: t('labels.resources'),
        align: 'end',
        width: 120,
        value: ({ resources }) => resources,
      },
      {
        id: 'cost',
        header: t('table.soFar'),
        align: 'end',
        width: 120,
        value: ({ shown }) => shown,
        cell: ({ shown }) => <span className="ui-strong">{money(shown)}</span>,
      },
      {
        id: 'expected',
        header: t('labels.expected'),
        align: 'end',
        width: 140,
        value: ({ expected }) => Number(expected),
        cell: ({ expected }) => money(expected),
      },
    ];
  }, [t, money, chosen]);
  if (!found) return null;
  return (
    <Card
      flush
      title={t('labels.title')}
      note={t('labels.note', { tax })}
      actions={
        <>
          <Select
            size="sm"
            label={t('labels.key')}
            value={chosen}
            options={found.keys.map((key) => ({ value: key, label: key }))}
            onChange={(key) => url.set({ [KEY]: key })}
          />
          <Link to={paths.labels()}>{t('labels.all')}</Link>
        </>
      }
    >
      <DataTable
        simple
        label={t('labels.title')}
        columns={columns}
        rows={found.costs}
        getRowId={({ label }) => label ?? NONE}
        state={state}
        card={({ label, resources, shown }) => ({
          title: label ?? t('labels.without', { key: chosen }),
          meta: t('labels.count', { n: resources }),
          price: money(shown),
        })}
        countLabel={(n) => t('labels.rows', { n })}
      />
    </Card>
  );
}
