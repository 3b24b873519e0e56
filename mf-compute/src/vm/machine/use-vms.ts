import { useLocationsQuery, type LocationsQuery } from '@console/api';
import { useLocationSlugs } from '@console/area';
import { listVms, type Vm } from '@console/contract/vm';
import { isMachineChanging } from '@console/domain/machine-state';
import { vmMarks } from './pending';

const isChanging = (vm: Vm): boolean => isMachineChanging(vm) || vmMarks.isElsewhere(vm.uuid);

/**
 * The machines of all locations; asked again and again only while one of them is changing.
 * @param showsKept also those that the last visit has left, to be looked at
 */
export function useVms(showsKept = false): LocationsQuery<Vm> {
  const pollWhile = (vms: readonly Vm[]): boolean => vms.some(isChanging);
  return useLocationsQuery(listVms, useLocationSlugs(), undefined, { pollWhile, showsKept });
}
