import { useMemo } from 'react';
import type { TableFilter } from '@console/ui/data';
import { useText, type Id } from '../texts';
import type { VmRow } from './rows';
import { statusView } from './status';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Each value once, in the order of its label. */
function distinct(rows: readonly VmRow[], keyOf: (row: VmRow) => string, labelOf: (row: VmRow) => string): Option[] {
  const labels = new Map<string, string>();
  for (const row of rows) {
    const key = keyOf(row);
    if (!labels.has(key)) labels.set(key, labelOf(row));
  }
  const options = [...labels].map(([value, label]) => ({ value, label }));
  return options.toSorted((a, b) => a.label.localeCompare(b.label));
}

/** What stands in the address for nothing. */
const NONE = 'none';

const statusKey = (row: VmRow): string => row.status;

/** The account of a row in the address: its number, which no rename changes. */
const accountKey = (row: VmRow): string => (row.billing_account == null ? NONE : String(row.billing_account));

const imageKey = ({ os_name: name, os_version: version }: VmRow): string =>
  name ? (version ? `${name} ${version}` : name) : NONE;

/** The statuses that occur, under the words they are shown by; the address keeps those of the API. */
export const statusOptions = (rows: readonly VmRow[], t: (id: Id) => string): Option[] =>
  distinct(rows, statusKey, ({ status }) => {
    const { text, word } = statusView({ status });
    return text ? t(text) : word;
  });

const poolKey = (row: VmRow): string => row.designated_pool_uuid || NONE;

/** The filters of the list. That of host pools is there where machines stand in more than one. */
export function useVmFilters(rows: readonly VmRow[]): TableFilter<VmRow>[] {
  const t = useText();
  return useMemo(() => {
    const none = t('list.none');
    const pools = distinct(rows, poolKey, (row) => row.designated_pool_name || row.designated_pool_uuid || none);
    return [
      { id: 'status', label: t('vm.status'), value: statusKey, options: statusOptions(rows, t) },
      {
        id: 'account',
        label: t('vm.account'),
        value: accountKey,
        options: distinct(rows, accountKey, (row) => row.accountName ?? none),
      },
      {
        id: 'image',
        label: t('vm.image'),
        value: imageKey,
        options: distinct(rows, imageKey, (row) => row.image || none),
      },
      ...(pools.length > 1 ? [{ id: 'pool', label: t('vm.pool'), value: poolKey, options: pools }] : []),
    ];
  }, [rows, t]);
}
