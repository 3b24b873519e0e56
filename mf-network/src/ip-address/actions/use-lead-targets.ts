import { useMemo } from 'react';
import { useQuery } from '@console/api';
import { useFeature } from '@console/area';
import type { AddressKind } from '@console/contract/ip-address';
import { listServices } from '@console/contract/service';
import { sourceStates } from '@console/domain/list';
import { useLoadBalancers, useOnly } from '../../parts/use-located';
import { useMachines } from '../../parts/use-machines';
import { leadKinds, leadTargets, type LeadChoices } from './lead-targets';

/** What an address of a location can be led to. */
export function useLeadTargets(location: string): LeadChoices {
  const place = useOnly(location);
  const machines = useMachines(place);
  const balancers = useLoadBalancers(place);
  const hasServices = useFeature('servicesEnabled');
  const services = useQuery(listServices, hasServices ? {} : null);
  const features: Readonly<Record<AddressKind, boolean>> = {
    virtual_machine: useFeature('vmsEnabled'),
    load_balancer: useFeature('loadBalancerEnabled'),
    service: hasServices,
  };
  const targets = useMemo(
    () =>
      leadTargets(location, {
        machines: machines.rows,
        balancers: balancers.rows,
        services: services.data ?? [],
      }),
    [location, machines.rows, balancers.rows, services.data],
  );
  return {
    targets,
    states: {
      virtual_machine: sourceStates(machines)(location),
      load_balancer: sourceStates(balancers)(location),
      service: services.data ? 'ready' : services.error ? 'failed' : 'loading',
    },
    offered: leadKinds.filter((kind) => features[kind]),
  };
}
