import { useLocationsQuery, type LocationsQuery } from '@console/api';
import { useFeature } from '@console/area';
import { listVms, type Vm } from '@console/contract/vm';
import { isMachineChanging } from '@console/domain/machine-state';

const NOWHERE: readonly string[] = [];

/** Machines at these places; none where the site has no machines. One that is changing is followed. */
export const useMachines = (places: readonly string[]): LocationsQuery<Vm> =>
  useLocationsQuery(listVms, useFeature('vmsEnabled') ? places : NOWHERE, undefined, {
    pollWhile: (vms) => vms.some(isMachineChanging),
  });
