import { useMemo } from 'react';
import { useQuery } from '@console/api';
import { useFeature } from '@console/area';
import { listLoadBalancers } from '@console/contract/load-balancer';
import { listNetworks } from '@console/contract/network';
import { listVms } from '@console/contract/vm';
import { useOrderLocations } from '@console/domain/locations';
import { usePayers } from '@console/domain/order-form';
import { missingList } from '@console/domain/order';
import type { BalancerChoices, BaseChoices } from './values';

/** What there is to choose from wherever it will be; undefined until the accounts are known. */
export function useBaseChoices() {
  const locations = useOrderLocations();
  const { accounts, isTokenBound, error, retry } = usePayers();
  const offersNetworks = useFeature('privateNetworksEnabled');
  const offersMachines = useFeature('vmsEnabled');
  const offersIps = useFeature('ipsEnabled');
  const choices = useMemo(
    (): BaseChoices | undefined =>
      accounts && { locations, accounts, isTokenBound, offersNetworks, offersMachines, offersIps },
    [locations, accounts, isTokenBound, offersNetworks, offersMachines, offersIps],
  );
  return { choices, error: choices ? undefined : error, retry: () => void retry() };
}

/** The same with what the chosen location has: its networks, machines, and load balancers. */
export function useLocationChoices(base: BaseChoices, location: string) {
  const here = location === '' ? null : { location };
  const networks = useQuery(listNetworks, base.offersNetworks ? here : null);
  const machines = useQuery(listVms, base.offersMachines ? here : null);
  const balancers = useQuery(listLoadBalancers, here);
  const areNetworksUnknown = !base.offersNetworks || missingList(networks) !== undefined;
  const choices = useMemo(
    (): BalancerChoices => ({
      ...base,
      networks: networks.data ?? (areNetworksUnknown ? null : undefined),
      machines: machines.data,
      balancers: balancers.data,
    }),
    [base, networks.data, areNetworksUnknown, machines.data, balancers.data],
  );
  return { choices, missingNetworks: missingList(networks), missingMachines: missingList(machines) };
}
