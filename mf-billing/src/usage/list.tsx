import type { Query } from '@console/api';
import { sum } from '@console/api';
import { useTaxLabel, useUrlAdapter } from '@console/area';
import { ownValue } from '@console/contract/own-value';
import type { UsageEntry } from '@console/contract/usage';
import { EmptyState, ErrorPanel, Price, useFormat } from '@console/ui';
import type { Column } from '@console/ui/data';
import { DataTable, NoneCell, useTableState } from '@console/ui/data';
import type { Id } from '../texts';
import { useText } from '../texts';
import { usageGroup } from './groups';

type Row = UsageEntry & { readonly key: string };

const uptimeNames: Readonly<Record<string, Id>> = {
  main: 'uptime.main',
  block: 'uptime.block',
  snapshot: 'uptime.snapshot',
  backup: 'uptime.backup',
  windows: 'uptime.windows',
};

/** `VM_COMPUTE` as 'Vm compute', for uptime names that the specification does not list. */
const readable = (name: string): string => {
  const words = name.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What a resource is called: by its configuration, its description, else its id. */
const nameOf = (row: UsageEntry): string =>
  row.configurations.find((c) => c.vm_name)?.vm_name || row.description || row.owner_uuid || row.uuid || '';

/** What an account's resources have cost in this month, to read. */
export function UsageList({ usage }: { usage: Query<UsageEntry[]> }) {
  const t = useText();
  const format = useFormat();
  const tax = useTaxLabel();
  const state = useTableState({ id: 'usage', adapter: useUrlAdapter(), defaultSort: { id: 'cost', desc: true } });
  const uptimes = (row: UsageEntry) =>
    row.uptime_types.map((name) => {
      const id = ownValue(uptimeNames, name.toLowerCase());
      return id ? t(id) : readable(name);
    });
  const size = (row: UsageEntry): string => {
    const last = row.configurations.at(-1);
    const parts = [
      last?.cpus ? t('usage.cpus', { n: last.cpus }) : undefined,
      last?.ram_MB ? format.number(last.ram_MB / 1024, { digits: 1, unit: 'GB' }) : undefined,
      last?.disk_size_GB ? format.number(last.disk_size_GB, { unit: 'GB' }) : undefined,
    ];
    return parts.filter(Boolean).join(', ');
  };
  const columns: Column<Row>[] = [
    {
      id: 'description',
      header: t('usage.description'),
      fixed: true,
      value: nameOf,
      cell: (row) => (
        <span className="ui-cut" title={row.owner_uuid ?? row.uuid ?? undefined}>
          <span className="ui-strong">{nameOf(row)}</span>
        </span>
      ),
    },
    {
      id: 'kind',
      header: t('usage.kind'),
      width: 136,
      value: (row) => t(`group.${usageGroup(row)}`),
      cell: (row) => t(`group.${usageGroup(row)}`),
    },
    { id: 'size', header: t('usage.size'), width: 162, value: size, cell: (row) => size(row) || <NoneCell /> },
    {
      id: 'uptime',
      header: t('usage.uptime'),
      width: 112,
      sortable: false,
      cell: (row) => (
        <span className="ui-cut" title={uptimes(row).join(', ')}>
          {uptimes(row).join(', ') || <NoneCell />}
        </span>
      ),
    },
    {
      id: 'hours',
      header: t('usage.hours'),
      align: 'end',
      width: 64,
      value: (row) => row.hours ?? 0,
      cell: (row) => format.number(row.hours ?? 0, { digits: 1 }),
    },
    {
      id: 'price',
      header: t('usage.price'),
      align: 'end',
      width: 124,
      value: (row) => row.price ?? 0,
      cell: (row) =>
        row.price ? (
          <span>
            {format.money(row.price, { per: 'hour' })}{' '}
            <span className="ui-small ui-mut">{row.price_unit ? `/ ${row.price_unit}` : ''}</span>
          </span>
        ) : (
          <NoneCell />
        ),
    },
    {
      id: 'cost',
      header: t('usage.cost'),
      align: 'end',
      width: 88,
      value: (row) => row.cost,
      cell: (row) => <Price amount={row.cost} />,
    },
  ];
  if (usage.error && !usage.data) return <ErrorPanel error={usage.error} onRetry={usage.reload} />;
  const rows = (usage.data ?? []).map((row, i) => ({ ...row, key: `${row.uuid ?? row.owner_uuid ?? ''}:${i}` }));
  return (
    <DataTable
      fill
      label={t('usage.title')}
      columns={columns}
      rows={rows}
      getRowId={(row) => row.key}
      state={state}
      loading={usage.isLoading}
      unread={usage.unread}
      search={{
        placeholder: t('usage.search'),
        text: (row) => [nameOf(row), row.description ?? '', row.owner_uuid ?? '', row.uuid ?? ''],
      }}
      filters={[{ id: 'kind', label: t('usage.kind'), value: (row) => t(`group.${usageGroup(row)}`) }]}
      card={(row) => ({
        title: nameOf(row),
        meta: [t(`group.${usageGroup(row)}`), size(row)].filter(Boolean).join(', '),
        price: format.money(row.cost),
        detail: uptimes(row).join(', '),
      })}
      countLabel={(n) => t('usage.count', { n })}
      footer={(shown, isAtLeast) => (
        <span>
          {t('usage.total', { tax, amount: format.money(sum(shown.map(({ cost }) => cost)), { isAtLeast }) })}
        </span>
      )}
      empty={<EmptyState text={t('usage.empty')} />}
    />
  );
}
