import { useState } from 'react';
import { useLocations } from '@console/area';
import type { JoinedVm } from '../machine/rows';
import { useVmRows } from '../machine/use-vm-rows';
import type { LocationState, UnreadRow } from '@console/api';
import { isUnread } from '@console/domain/detail';

/** What the activity of a machine is about: itself, and its disks, which snapshots are named after. */
export const journalSubject = ({ uuid, storage }: Pick<JoinedVm, 'uuid' | 'storage'>): string[] => [
  uuid,
  ...storage.map((disk) => disk.uuid),
];

export type VmView =
  | { readonly state: 'loading' }
  /** `outage`: its location does not answer any more, and this is what is known from before. */
  | { readonly state: 'ready'; readonly vm: JoinedVm; readonly outage?: LocationState }
  /** Its status says so, or this browser was deleting it when it went. */
  | { readonly state: 'deleted'; readonly vm: JoinedVm }
  /** It was here while this screen was open, and is not any more: deleted, or out of reach of whoever looks. */
  | { readonly state: 'gone'; readonly vm: JoinedVm }
  | { readonly state: 'absent' }
  /** It is in its list in a form that cannot be read. */
  | { readonly state: 'unread' }
  | { readonly state: 'failed'; readonly location: LocationState };

export interface VmSources {
  /** The machine in the list, if it is there. */
  readonly found: JoinedVm | undefined;
  /** The same machine as it was last seen by this screen. */
  readonly last: JoinedVm | undefined;
  /** Its location in the list; undefined where the site has no such location. */
  readonly place: LocationState | undefined;
}

/** What is known of one machine. */
export function vmView(uuid: string, { found, last, place }: VmSources): VmView {
  if (found) return found.status === 'deleted' ? { state: 'deleted', vm: found } : { state: 'ready', vm: found };
  if (!place) return { state: 'absent' };
  if (place.state === 'failed')
    return last ? { state: 'ready', vm: last, outage: place } : { state: 'failed', location: place };
  if (isUnread(uuid, place.unread)) return { state: 'unread' };
  if (place.state === 'loading') return last ? { state: 'ready', vm: last } : { state: 'loading' };
  return last ? { state: last.pending === 'delete' ? 'deleted' : 'gone', vm: last } : { state: 'absent' };
}

/** One machine out of the list of its location: the specification has no call for one alone. */
export function useVm(
  location: string,
  uuid: string,
): {
  view: VmView;
  unread: readonly UnreadRow[] | undefined;
  retry: () => void;
} {
  const { query, rows } = useVmRows();
  const isKnown = useLocations().some(({ slug }) => slug === location);
  const found = rows.find((row) => row.uuid === uuid && row.location === location);
  const [last, setLast] = useState<JoinedVm>();
  if (found && found !== last) setLast(found);
  const place = isKnown ? query.locations.find(({ slug }) => slug === location) : undefined;
  return { view: vmView(uuid, { found, last, place }), unread: place?.unread, retry: () => place?.retry() };
}
