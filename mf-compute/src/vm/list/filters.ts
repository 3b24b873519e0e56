import { useMemo } from 'react';
import { filterBy, NONE, optionsOf } from '@console/domain/list';
import type { TableFilter } from '@console/ui/data';
import { useText, type Id } from '../../texts';
import type { VmRow } from '../machine/rows';
import { statusView } from '../machine/status';

const statusKey = (row: VmRow): string => row.status;

/** The account of a row in the address: its number, which no rename changes. */
const accountKey = (row: VmRow): string => (row.billing_account == null ? NONE : String(row.billing_account));

const imageKey = ({ os_name: name, os_version: version }: VmRow): string =>
  name ? (version ? `${name} ${version}` : name) : NONE;

const poolKey = (row: VmRow): string => row.designated_pool_uuid || NONE;

/** The statuses that occur, under the words they are shown by; the address keeps those of the API. */
export const statusOptions = (rows: readonly VmRow[], t: (id: Id) => string) =>
  optionsOf(rows, statusKey, ({ status }) => {
    const { text, word } = statusView({ status });
    return text ? t(text) : word;
  });

/** The filters of the list. That of host pools is there where machines stand in more than one. */
export function useVmFilters(rows: readonly VmRow[]): TableFilter<VmRow>[] {
  const t = useText();
  return useMemo(() => {
    const none = t('list.none');
    const pools = optionsOf(rows, poolKey, (row) => row.designated_pool_name || row.designated_pool_uuid || none);
    return [
      { id: 'status', label: t('vm.status'), value: statusKey, options: statusOptions(rows, t) },
      filterBy('account', t('vm.account'), rows, accountKey, (row) => row.accountName ?? none),
      filterBy('image', t('vm.image'), rows, imageKey, (row) => row.image || none),
      ...(pools.length > 1 ? [{ id: 'pool', label: t('vm.pool'), value: poolKey, options: pools }] : []),
    ];
  }, [rows, t]);
}
