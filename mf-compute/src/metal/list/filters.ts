import { useMemo } from 'react';
import { locationName, useLocations } from '@console/area';
import { filterBy, NONE } from '@console/domain/list';
import type { TableFilter } from '@console/ui/data';
import type { LeaseRow } from '../lease/rows';
import { useMetalText } from '../lease/texts';

/** What is leased by its title: it has an id of its own in each location. */
const specKey = (lease: LeaseRow): string => lease.specTitle || NONE;
const systemKey = (lease: LeaseRow): string => lease.os_id ?? lease.requested_os_id ?? NONE;
const locationKey = (lease: LeaseRow): string => lease.location;
/** The account of a row in the address: its number, which no rename changes. */
const accountKey = (lease: LeaseRow): string =>
  lease.billing_account_id == null ? NONE : String(lease.billing_account_id);

/** The filters of the list; the status is chosen on the rail. */
export function useLeaseFilters(rows: readonly LeaseRow[]): TableFilter<LeaseRow>[] {
  const t = useMetalText();
  const hasPlaces = useLocations().length > 1;
  return useMemo(() => {
    const none = t('list.none');
    const place = (lease: LeaseRow) => locationName(lease.location);
    return [
      filterBy('spec', t('field.spec'), rows, specKey, (lease) => lease.specTitle, none),
      filterBy('system', t('field.system'), rows, systemKey, (lease) => lease.system, none),
      ...(hasPlaces ? [filterBy('location', t('field.location'), rows, locationKey, place, none)] : []),
      filterBy('account', t('field.account'), rows, accountKey, (lease) => lease.accountName, none),
    ];
  }, [rows, t, hasPlaces]);
}
