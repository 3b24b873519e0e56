import { useState } from 'react';
import type { LocationState } from '@console/api';
import { useLocations } from '@console/area';
import type { VmRow } from '../rows';
import { useVmRows } from '../use-vms';

export type VmView =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly vm: VmRow }
  /** It was here while this screen was open, and is gone now. */
  | { readonly state: 'deleted'; readonly vm: VmRow }
  | { readonly state: 'absent' }
  | { readonly state: 'failed'; readonly location: LocationState };

/** One machine out of the list of its location: the API has no call for one alone. */
export function useVm(location: string, uuid: string): VmView {
  const { query, rows } = useVmRows();
  const isKnown = useLocations().some(({ slug }) => slug === location);
  const found = rows.find((row) => row.uuid === uuid && row.location === location);
  const [last, setLast] = useState<VmRow>();
  if (found && found !== last) setLast(found);
  if (found) return found.status === 'deleted' ? { state: 'deleted', vm: found } : { state: 'ready', vm: found };
  if (!isKnown) return { state: 'absent' };
  const place = query.locations.find(({ slug }) => slug === location);
  if (place?.state === 'failed') return { state: 'failed', location: place };
  if (place?.state !== 'ready') return { state: 'loading' };
  return last?.uuid === uuid ? { state: 'deleted', vm: last } : { state: 'absent' };
}
