import { useMemo } from 'react';
import { useQuery, useSession } from '@console/api';
import { useFeature, useLocations, useSiteConfig } from '@console/area';
import { listBillingAccounts } from '@console/contract/billing-account';
import { listServices } from '@console/contract/service';
import { listTokens } from '@console/contract/token';
import { listVmImages } from '@console/contract/vm-image';
import { listVmParameters } from '@console/contract/vm-parameter';
import { takenImages } from '../machine/image';
import { useVms } from '../machine/use-vms';
import type { VmChoices } from './values';

/**
 * Whether the credential is an API token that is bound to one billing account: it sees itself among the tokens. Only
 * asked where no more than one account is in reach.
 */
function useIsTokenBound(isPossible: boolean): boolean {
  const { credential } = useSession();
  const tokens = useQuery(listTokens, isPossible ? {} : null).data;
  return tokens?.some((row) => row.restricted === true && row.token === credential) ?? false;
}

export interface BaseChoices {
  /** Undefined until images and accounts are there. */
  readonly choices: VmChoices | undefined;
  /** Every location has said which machines it has, or has failed. */
  readonly areMachinesKnown: boolean;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/** What there is to choose from wherever the machine will be. */
export function useBaseChoices(): BaseChoices {
  const images = useQuery(listVmImages, {});
  const accounts = useQuery(listBillingAccounts, {});
  const parameters = useQuery(listVmParameters, {});
  const machines = useVms();
  const isTokenBound = useIsTokenBound(accounts.error !== undefined || (accounts.data?.length ?? 2) <= 1);
  const hasLimits = accounts.data?.some((account) => account.restriction_level === 'LIMITED') === true;
  const hasServices = useFeature('servicesEnabled');
  const services = useQuery(listServices, hasLimits && hasServices ? {} : null).data;
  const locations = useLocations();
  const { predefinedPackages, limitedBillingAccountConfig } = useSiteConfig();
  const offersApps = useFeature('vmAppsEnabled');
  const offersIps = useFeature('ipsEnabled');
  const offersNetworks = useFeature('privateNetworksEnabled');
  // Rules that did not come are left to the server to check: the form works without them.
  const areRulesSettled = parameters.data !== undefined || parameters.error !== undefined;
  const accountRows = accounts.data ?? (isTokenBound ? [] : undefined);
  const choices = useMemo((): VmChoices | undefined => {
    if (!images.data || !accountRows || !areRulesSettled) return undefined;
    return {
      locations,
      images: takenImages(images.data, parameters.data ?? []),
      parameters: parameters.data ?? [],
      packages: predefinedPackages,
      pools: [],
      networks: [],
      accounts: accountRows,
      limitedAccount: limitedBillingAccountConfig ?? undefined,
      machines: machines.rows,
      services: services ?? [],
      isTokenBound,
      offersApps,
      offersIps,
      offersNetworks,
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- accountRows is made of accounts.data and isTokenBound
  }, [
    images.data,
    accounts.data,
    parameters.data,
    areRulesSettled,
    locations,
    predefinedPackages,
    limitedBillingAccountConfig,
    machines.rows,
    services,
    isTokenBound,
    offersApps,
    offersIps,
    offersNetworks,
  ]);
  const retry = () => void Promise.all([images.reload(), accounts.reload(), parameters.reload()]);
  return {
    choices,
    areMachinesKnown: machines.isComplete,
    error: choices ? undefined : (images.error ?? accounts.error),
    retry,
  };
}
