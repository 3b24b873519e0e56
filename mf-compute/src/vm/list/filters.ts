import { useMemo } from 'react';
import { filterBy, NONE, optionsOf } from '@console/domain/list';
import type { TableFilter } from '@console/ui/data';
import { useText, type Id } from '../../texts';
import type { JoinedVm } from '../machine/rows';
import { statusView } from '../machine/status';

const statusKey = (row: JoinedVm): string => row.status;

/** The account of a row in the address: its number, which no rename changes. */
const accountKey = (row: JoinedVm): string => (row.billing_account == null ? NONE : String(row.billing_account));

const imageKey = ({ os_name: name, os_version: version }: JoinedVm): string =>
  name ? (version ? `${name} ${version}` : name) : NONE;

/** The pool by its name: each location has one of its own, and whoever asks for "General purpose" means all of them. */
const poolKey = (row: JoinedVm): string => row.designated_pool_name || row.designated_pool_uuid || NONE;

/** Links and saved views may have its id instead. */
const poolKeys = (row: JoinedVm): string[] => [
  poolKey(row),
  ...(row.designated_pool_uuid ? [row.designated_pool_uuid] : []),
];

/** The statuses that occur, under the words they are shown by; the address keeps those of the API. */
export const statusOptions = (rows: readonly JoinedVm[], t: (id: Id) => string) =>
  optionsOf(rows, statusKey, ({ status }) => {
    const { text, word } = statusView({ status });
    return text ? t(text) : word;
  });

/** The filters of the list. That of host pools is there where machines stand in more than one. */
export function useVmFilters(rows: readonly JoinedVm[]): TableFilter<JoinedVm>[] {
  const t = useText();
  return useMemo(() => {
    const none = t('list.none');
    const pools = optionsOf(rows, poolKey, (row) => (poolKey(row) === NONE ? none : poolKey(row)));
    return [
      { id: 'status', label: t('vm.status'), value: statusKey, options: statusOptions(rows, t) },
      filterBy('account', t('vm.account'), rows, accountKey, (row) => row.accountName, none),
      filterBy('image', t('vm.image'), rows, imageKey, (row) => row.image, none),
      ...(pools.length > 1 ? [{ id: 'pool', label: t('vm.pool'), value: poolKeys, options: pools }] : []),
    ];
  }, [rows, t]);
}
