import { useState } from 'react';
import type { ApiError, LocationsQuery, UnreadRow } from '@console/api';
import type { MetalLease } from '@console/contract/metal';
import { isUnread, unreadIn } from '@console/domain/detail';
import type { LeaseRow } from '../lease/rows';
import { useLeases } from '../lease/use-leases';
import { useDialogClose, useUrlAdapter } from '@console/area';
import { readDialog, readTab, type LeaseDialogName, type LeaseTab } from '../lease/urls';

export type LeaseView =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly lease: LeaseRow; readonly unread: readonly UnreadRow[] }
  /** Its status says so, or said that it was being wiped when it went. */
  | { readonly state: 'released'; readonly lease: LeaseRow }
  /** It was there while this screen was open, and is not any more: released, or out of reach of whoever looks. */
  | { readonly state: 'gone'; readonly lease: LeaseRow }
  /** It is in its list in a form that cannot be read. */
  | { readonly state: 'unread'; readonly unread: readonly UnreadRow[]; readonly retry: () => void }
  /** No location has answered. */
  | { readonly state: 'failed'; readonly error: ApiError; readonly retry: () => void }
  /** No location that answered has it; some may not have answered. */
  | { readonly state: 'absent'; readonly query: LocationsQuery<MetalLease>; readonly isSure: boolean };

/**
 * One lease. Its address has no location and the API has no call for one alone: it is looked for in the lists of all
 * locations. It is shown as soon as its own location has answered, whatever becomes of the others.
 */
export function useLease(uuid: string): LeaseView {
  const { query, rows } = useLeases();
  const found = rows.find((row) => row.uuid === uuid);
  const [last, setLast] = useState<LeaseRow>();
  if (found && found !== last) setLast(found);
  if (found)
    return found.status === 'deleted'
      ? { state: 'released', lease: found }
      : { state: 'ready', lease: found, unread: unreadIn(query.locations) };
  const seen = last?.uuid === uuid ? last : undefined;
  const home = query.locations.find(({ slug }) => slug === seen?.location);
  const unread = unreadIn(query.locations);
  if (isUnread(uuid, unread)) return { state: 'unread', unread, retry: () => void query.reload() };
  if (seen && home?.state === 'ready') return { state: seen.status === 'cleaning' ? 'released' : 'gone', lease: seen };
  if (!query.isComplete) return { state: 'loading' };
  const failed = query.locations.filter(({ state }) => state === 'failed');
  const error = failed[0]?.error;
  if (error && failed.length === query.locations.length)
    return { state: 'failed', error, retry: () => void query.reload() };
  return { state: 'absent', query, isSure: query.locations.every(({ state }) => state === 'ready') };
}

export interface LeaseUrl {
  readonly tab: LeaseTab;
  readonly dialog: LeaseDialogName | undefined;
  readonly close: () => void;
}

/** The tab and the dialog that the address names. */
export function useLeaseUrl(): LeaseUrl {
  const url = useUrlAdapter();
  const dialog = readDialog(url.get('dialog'));
  return {
    tab: readTab(url.get('tab')),
    dialog,
    close: useDialogClose(dialog),
  };
}
