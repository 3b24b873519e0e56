import { useState } from 'react';
import { useLocations } from '@console/area';
import type { JoinedVm } from '../machine/rows';
import { useVmRows } from '../machine/use-vms';
import type { LocationState } from '@console/api';

/** What the activity of a machine is about: itself, and its disks, which snapshots are named after. */
export const journalSubject = ({ uuid, storage }: Pick<JoinedVm, 'uuid' | 'storage'>): string[] => [
  uuid,
  ...storage.map((disk) => disk.uuid),
];

export type VmView =
  | { readonly state: 'loading' }
  /** `outage`: its location does not answer any more, and this is what is known from before. */
  | { readonly state: 'ready'; readonly vm: JoinedVm; readonly outage?: LocationState }
  /** It was here while this screen was open, and is gone now. */
  | { readonly state: 'deleted'; readonly vm: JoinedVm }
  | { readonly state: 'absent' }
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
export function vmView({ found, last, place }: VmSources): VmView {
  if (found) return found.status === 'deleted' ? { state: 'deleted', vm: found } : { state: 'ready', vm: found };
  if (!place) return { state: 'absent' };
  if (place.state === 'failed')
    return last ? { state: 'ready', vm: last, outage: place } : { state: 'failed', location: place };
  if (place.state === 'loading') return last ? { state: 'ready', vm: last } : { state: 'loading' };
  return last ? { state: 'deleted', vm: last } : { state: 'absent' };
}

/** One machine out of the list of its location: the specification has no call for one alone. */
export function useVm(location: string, uuid: string): VmView {
  const { query, rows } = useVmRows();
  const isKnown = useLocations().some(({ slug }) => slug === location);
  const found = rows.find((row) => row.uuid === uuid && row.location === location);
  const [last, setLast] = useState<JoinedVm>();
  if (found && found !== last) setLast(found);
  const place = isKnown ? query.locations.find(({ slug }) => slug === location) : undefined;
  return vmView({ found, last, place });
}
