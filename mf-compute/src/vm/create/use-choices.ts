import { useMemo } from 'react';
import { useLocationsQuery, useQuery, type Located } from '@console/api';
import { useFeature, useSiteConfig } from '@console/area';
import { listHostPools } from '@console/contract/host-pool';
import type { Location } from '@console/contract/location';
import { listNetworks } from '@console/contract/network';
import { listVmImages } from '@console/contract/vm-image';
import { listVmParameters } from '@console/contract/vm-parameter';
import { isAllRead } from '@console/domain/list';
import { useOrderLocations } from '@console/domain/locations';
import { missingList, type MissingList } from '@console/domain/order';
import { usePayers } from '@console/domain/order-form';
import { useCountedServices } from '@console/domain/payer';
import { takenImages } from '../machine/image';
import { useVms } from '../machine/use-vms';
import type { VmChoices } from './choices';

export interface BaseChoices {
  /** Undefined until images and accounts are there. */
  readonly choices: VmChoices | undefined;
  readonly locations: readonly Location[];
  /** Every location has said which machines it has, or has failed. */
  readonly areMachinesKnown: boolean;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/** What there is to choose from wherever the machine will be. */
export function useBaseChoices(): BaseChoices {
  const images = useQuery(listVmImages, {});
  const { accounts, isTokenBound, error: accountsError, retry: askAccounts } = usePayers();
  const parameters = useQuery(listVmParameters, {});
  const machines = useVms();
  const hasLimits = accounts?.some((account) => account.restriction_level === 'LIMITED') === true;
  const services = useCountedServices(hasLimits);
  const areMachinesRead = isAllRead(machines);
  const locations = useOrderLocations();
  const { predefinedPackages, limitedBillingAccountConfig } = useSiteConfig();
  const offersApps = useFeature('vmAppsEnabled');
  const offersIps = useFeature('ipsEnabled');
  const offersNetworks = useFeature('privateNetworksEnabled');
  // Rules that did not come are left to the server to check: the form works without them.
  const areRulesSettled = parameters.data !== undefined || parameters.error !== undefined;
  const choices = useMemo((): VmChoices | undefined => {
    if (!images.data || !accounts || !areRulesSettled) return undefined;
    return {
      locations,
      images: takenImages(images.data, parameters.data ?? []),
      parameters: parameters.data ?? [],
      packages: predefinedPackages,
      pools: [],
      networks: [],
      accounts,
      limitedAccount: limitedBillingAccountConfig ?? undefined,
      machines: machines.rows,
      areMachinesRead,
      services,
      isTokenBound,
      offersApps,
      offersIps,
      offersNetworks,
    };
  }, [
    images.data,
    accounts,
    parameters.data,
    areRulesSettled,
    locations,
    predefinedPackages,
    limitedBillingAccountConfig,
    machines.rows,
    areMachinesRead,
    services,
    isTokenBound,
    offersApps,
    offersIps,
    offersNetworks,
  ]);
  const retry = () => void Promise.all([images.reload(), askAccounts(), parameters.reload()]);
  return {
    choices,
    locations,
    areMachinesKnown: machines.isComplete,
    error: choices ? undefined : (images.error ?? accountsError),
    retry,
  };
}

const NONE: readonly string[] = [];

/** Asks for what a location adds while the rest is on its way: the form stands still when it comes. */
export function useEarlyLocation(location: string): void {
  const offersNetworks = useFeature('privateNetworksEnabled');
  const here = location === '' ? null : { location };
  useQuery(listHostPools, here);
  useQuery(listNetworks, offersNetworks ? here : null);
}

export interface LocationChoices {
  readonly choices: VmChoices;
  readonly missingPools: MissingList | undefined;
  /** The pools of the location are on their way. */
  readonly arePoolsLoading: boolean;
  readonly missingNetworks: MissingList | undefined;
}

const located = <Row extends object>(rows: readonly Row[] = [], location: string): Located<Row>[] =>
  rows.map((row) => ({ ...row, location }));

/** Locations whose pools have to be known: all that are open, as soon as prices of several are shown. */
export const placesToKnow = ({ locations }: VmChoices, isWide: boolean): string[] =>
  isWide ? locations.filter((place) => !place.create_resource_disabled).map(({ slug }) => slug) : [];

/**
 * The same with what the locations add: host pools and networks of the chosen one, and the pools of others.
 * @param others slugs of more locations whose prices and limits are needed
 */
export function useLocationChoices(
  base: VmChoices,
  location: string,
  others: readonly string[] = NONE,
): LocationChoices {
  const here = location === '' ? null : { location };
  const pools = useQuery(listHostPools, here);
  const networks = useQuery(listNetworks, base.offersNetworks ? here : null);
  const slugs = others.filter((slug) => slug !== location).join();
  const elsewhere = useLocationsQuery(
    listHostPools,
    useMemo(() => (slugs === '' ? NONE : slugs.split(',')), [slugs]),
  );
  const choices = useMemo(
    () => ({
      ...base,
      pools: [...located(pools.data, location), ...elsewhere.rows],
      networks: located(networks.data, location),
    }),
    [base, pools.data, networks.data, elsewhere.rows, location],
  );
  return {
    choices,
    missingPools: missingList(pools),
    missingNetworks: missingList(networks),
    arePoolsLoading: pools.data === undefined && pools.isLoading,
  };
}
