import { useMemo } from 'react';
import { useQuery } from '@console/api';
import { useFeature, useLocations, useSiteConfig } from '@console/area';
import { listBillingAccounts } from '@console/contract/billing-account';
import { listHostPools } from '@console/contract/host-pool';
import { listNetworks } from '@console/contract/network';
import { listVmImages } from '@console/contract/vm-image';
import { listVmParameters } from '@console/contract/vm-parameter';
import type { VmChoices } from './values';

/** What there is to choose from wherever the machine will be; undefined until images and accounts are there. */
export function useBaseChoices(): { choices: VmChoices | undefined; error: Error | undefined; retry: () => void } {
  const images = useQuery(listVmImages, {});
  const accounts = useQuery(listBillingAccounts, {});
  const parameters = useQuery(listVmParameters, {});
  const locations = useLocations();
  const { predefinedPackages, limitedBillingAccountConfig } = useSiteConfig();
  const offersApps = useFeature('vmAppsEnabled');
  const offersIps = useFeature('ipsEnabled');
  // Rules that did not come are left to the server to check: the form works without them.
  const areRulesSettled = parameters.data !== undefined || parameters.error !== undefined;
  const choices = useMemo((): VmChoices | undefined => {
    if (!images.data || !accounts.data || !areRulesSettled) return undefined;
    return {
      locations,
      images: images.data,
      parameters: parameters.data ?? [],
      packages: predefinedPackages,
      pools: [],
      networks: [],
      accounts: accounts.data,
      limitedAccount: limitedBillingAccountConfig ?? undefined,
      offersApps,
      offersIps,
    };
  }, [
    images.data,
    accounts.data,
    parameters.data,
    areRulesSettled,
    locations,
    predefinedPackages,
    limitedBillingAccountConfig,
    offersApps,
    offersIps,
  ]);
  const retry = () => void Promise.all([images.reload(), accounts.reload(), parameters.reload()]);
  return { choices, error: choices ? undefined : (images.error ?? accounts.error), retry };
}

/** The same with what the chosen location adds: its host pools and networks. */
export function useLocationChoices(base: VmChoices, location: string): VmChoices {
  const inLocation = location === '' ? null : { location };
  const pools = useQuery(listHostPools, inLocation).data;
  const networks = useQuery(listNetworks, useFeature('privateNetworksEnabled') ? inLocation : null).data;
  return useMemo(() => ({ ...base, pools: pools ?? [], networks: networks ?? [] }), [base, pools, networks]);
}
