import { useMemo } from 'react';
import { useLocationsQuery, useQuery, type LocationState } from '@console/api';
import { useFeature, useLocationSlugs } from '@console/area';
import { listBuckets } from '@console/contract/bucket';
import { listIpAddresses } from '@console/contract/ip-address';
import { listLoadBalancers } from '@console/contract/load-balancer';
import { listMetalLeases } from '@console/contract/metal';
import { listServices } from '@console/contract/service';
import { listVms } from '@console/contract/vm';
import type { KnownResources } from './model/charges';
import { resourceIndex } from './model/resources';

export interface Resources extends KnownResources {
  /** Nothing is on its way any more. */
  readonly isSettled: boolean;
  /** How far each location is with all its lists; the first failure of each. */
  readonly locations: readonly LocationState[];
}

const NOWHERE: readonly string[] = [];

interface Query {
  readonly locations: readonly LocationState[];
  readonly isComplete: boolean;
}

/** One state for each location out of those of its lists: what failed counts, then what is on its way. */
function joined(queries: readonly Query[], slugs: readonly string[]): LocationState[] {
  return slugs.flatMap((slug) => {
    const states = queries.flatMap(({ locations }) => locations.filter((location) => location.slug === slug));
    const failed = states.filter(({ state }) => state === 'failed');
    const shown = failed[0] ?? states.find(({ state }) => state === 'loading') ?? states[0];
    return shown
      ? [{ ...shown, retry: () => (failed.length > 0 ? failed : states).forEach(({ retry }) => retry()) }]
      : [];
  });
}

const isWhole = ({ locations, isComplete }: Query): boolean =>
  isComplete && locations.every(({ state, unread }) => state === 'ready' && !unread?.length);

/** All that is there and may be charged for: what each is called, where it is, and its page. */
export function useResources(): Resources {
  const slugs = useLocationSlugs();
  const has = (isOffered: boolean): readonly string[] => (isOffered ? slugs : NOWHERE);
  const vms = useLocationsQuery(listVms, has(useFeature('vmsEnabled')));
  const addresses = useLocationsQuery(listIpAddresses, has(useFeature('ipsEnabled')));
  const balancers = useLocationsQuery(listLoadBalancers, has(useFeature('loadBalancerEnabled')));
  const leases = useLocationsQuery(listMetalLeases, has(useFeature('bareMetalEnabled')));
  const hasServices = useFeature('servicesEnabled');
  const hasBuckets = useFeature('storageEnabled');
  const services = useQuery(listServices, hasServices ? {} : null);
  const buckets = useQuery(listBuckets, hasBuckets ? {} : null);
  const index = useMemo(
    () =>
      resourceIndex({
        vms: vms.rows,
        addresses: addresses.rows,
        balancers: balancers.rows,
        leases: leases.rows,
        services: services.data ?? [],
        buckets: buckets.data ?? [],
      }),
    [vms.rows, addresses.rows, balancers.rows, leases.rows, services.data, buckets.data],
  );
  const located = [vms, addresses, balancers, leases];
  const others = [...(hasServices ? [services] : []), ...(hasBuckets ? [buckets] : [])];
  return {
    index,
    locations: joined(located, slugs),
    isSettled: located.every(({ isComplete }) => isComplete) && others.every(({ data, error }) => data ?? error),
    isComplete: located.every(isWhole) && others.every(({ data, unread }) => data && !unread?.length),
  };
}
