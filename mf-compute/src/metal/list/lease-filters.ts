import { useMemo } from 'react';
import { locationName, useLocations } from '@console/area';
import type { TableFilter } from '@console/ui/data';
import type { LeaseRow } from '../rows';
import { useMetalText } from '../texts';

/** What stands in the address for nothing. */
const NONE = 'none';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Each value once, in the order of its label. */
function distinct(
  rows: readonly LeaseRow[],
  keyOf: (row: LeaseRow) => string,
  labelOf: (row: LeaseRow) => string,
): Option[] {
  const labels = new Map<string, string>();
  for (const row of rows) if (!labels.has(keyOf(row))) labels.set(keyOf(row), labelOf(row));
  return [...labels].map(([value, label]) => ({ value, label })).toSorted((a, b) => a.label.localeCompare(b.label));
}

const specKey = (lease: LeaseRow): string => lease.spec?.uuid ?? NONE;
const systemKey = (lease: LeaseRow): string => lease.os_id ?? lease.requested_os_id ?? NONE;
/** The account of a row in the address: its number, which no rename changes. */
const accountKey = (lease: LeaseRow): string =>
  lease.billing_account_id == null ? NONE : String(lease.billing_account_id);

/** The filters of the list; the status is chosen on the rail. */
export function useLeaseFilters(rows: readonly LeaseRow[]): TableFilter<LeaseRow>[] {
  const t = useMetalText();
  const hasPlaces = useLocations().length > 1;
  return useMemo(() => {
    const none = t('list.none');
    const filter = (
      id: string,
      label: string,
      value: (row: LeaseRow) => string,
      name: (row: LeaseRow) => string,
    ): TableFilter<LeaseRow> => ({ id, label, value, options: distinct(rows, value, name) });
    return [
      filter('spec', t('field.spec'), specKey, (lease) => lease.specTitle || none),
      filter('system', t('field.system'), systemKey, (lease) => lease.system ?? none),
      ...(hasPlaces
        ? [
            filter(
              'location',
              t('field.location'),
              (lease) => lease.location,
              (lease) => locationName(lease.location),
            ),
          ]
        : []),
      filter('account', t('field.account'), accountKey, (lease) => lease.accountName ?? none),
    ];
  }, [rows, t, hasPlaces]);
}
