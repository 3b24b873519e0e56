import { useState } from 'react';
import { useLocations } from '@console/area';
import type { VmRow } from '../machine/rows';
import { useVmRows } from '../machine/use-vms';
import { vmView, type VmView } from './vm-view';

/** One machine out of the list of its location: the specification has no call for one alone. */
export function useVm(location: string, uuid: string): VmView {
  const { query, rows } = useVmRows();
  const isKnown = useLocations().some(({ slug }) => slug === location);
  const found = rows.find((row) => row.uuid === uuid && row.location === location);
  const [last, setLast] = useState<VmRow>();
  if (found && found !== last) setLast(found);
  const place = isKnown ? query.locations.find(({ slug }) => slug === location) : undefined;
  return vmView({ found, last, place });
}
