import { useMemo } from 'react';
import { useQuery } from '@console/api';
import { useFeature, useLocationSlugs, useSiteConfig } from '@console/area';
import { listNetworks } from '@console/contract/network';
import { listServiceImages, listServices } from '@console/contract/service';
import { isAllRead } from '@console/domain/list';
import { useOrderLocations } from '@console/domain/locations';
import { missingList, payerOf, type MissingList } from '@console/domain/order';
import { usePayers } from '@console/domain/order-form';
import { useCountedServices } from '@console/domain/payer';
import { useMachines } from '../../parts/use-machines';
import { offeredImages } from './images';
import type { ServiceChoices, ServiceValues } from './values';

export interface BaseChoices {
  /** Undefined until images and accounts are there, and own services have been read or have failed. */
  readonly choices: ServiceChoices | undefined;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/** What there is to choose from wherever the service will be. */
export function useBaseChoices(): BaseChoices {
  const images = useQuery(listServiceImages, {});
  const services = useQuery(listServices, {});
  const payers = usePayers();
  const locations = useOrderLocations();
  const { predefinedPackages, limitedBillingAccountConfig } = useSiteConfig();
  const offersKubernetes = useFeature('kubernetesEnabled');
  const offersIps = useFeature('ipsEnabled');
  const offersNetworks = useFeature('privateNetworksEnabled');
  const areServicesSettled = services.data !== undefined || services.error !== undefined;
  const choices = useMemo((): ServiceChoices | undefined => {
    if (!images.data || !payers.accounts || !areServicesSettled) return undefined;
    return {
      locations,
      ...offeredImages(images.data, offersKubernetes),
      packages: predefinedPackages,
      services: services.data?.filter(({ is_deleted }) => is_deleted !== true),
      machines: undefined,
      limitedAccount: limitedBillingAccountConfig ?? undefined,
      accounts: payers.accounts,
      isTokenBound: payers.isTokenBound,
      networks: [],
      offersNetworks,
      offersIps,
    };
  }, [
    images.data,
    services.data,
    areServicesSettled,
    payers.accounts,
    payers.isTokenBound,
    locations,
    predefinedPackages,
    limitedBillingAccountConfig,
    offersKubernetes,
    offersIps,
    offersNetworks,
  ]);
  return {
    choices,
    error: choices ? undefined : (images.error ?? (payers.accounts ? undefined : payers.error)),
    retry: () => void Promise.all([images.reload(), payers.retry()]),
  };
}

const NOWHERE: readonly string[] = [];

export interface LocationChoices {
  readonly choices: ServiceChoices;
  readonly missingNetworks: MissingList | undefined;
}

/**
 * The same with the networks of the chosen location and, where a limited account pays, with the machines that count for
 * its limits.
 */
export function useLocationChoices(
  base: ServiceChoices,
  { location, account }: Pick<ServiceValues, 'location' | 'account'>,
): LocationChoices {
  const networks = useQuery(listNetworks, base.offersNetworks && location !== '' ? { location } : null);
  const slugs = useLocationSlugs();
  const isLimited = payerOf(base, account)?.restriction_level === 'LIMITED';
  const machines = useMachines(isLimited ? slugs : NOWHERE);
  const services = useCountedServices(isLimited);
  const known = isLimited && services && isAllRead(machines) ? machines.rows : undefined;
  const choices = useMemo(
    () => ({ ...base, networks: networks.data ?? [], machines: known }),
    [base, networks.data, known],
  );
  return { choices, missingNetworks: missingList(networks) };
}
