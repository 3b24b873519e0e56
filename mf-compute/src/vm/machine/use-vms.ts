import { useLocationsQuery, type LocationsQuery } from '@console/api';
import { useLocationSlugs } from '@console/area';
import { listVms, type Vm } from '@console/contract/vm';
import { vmMarks } from './pending';
import { inTransition } from './status';

const isChanging = (vm: Vm): boolean => inTransition(vm) || vmMarks.isElsewhere(vm.uuid);

/** The machines of all locations; asked again and again only while one of them is changing. */
export function useVms(): LocationsQuery<Vm> {
  return useLocationsQuery(listVms, useLocationSlugs(), undefined, { pollWhile: (vms) => vms.some(isChanging) });
}
