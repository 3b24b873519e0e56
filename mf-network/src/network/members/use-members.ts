import { useMemo } from 'react';
import { useQuery, type ApiError, type Located, type LocationState, type UnreadRow } from '@console/api';
import { useFeature } from '@console/area';
import type { Network } from '@console/contract/network';
import { listServices } from '@console/contract/service';
import { useLoadBalancers, useOnly } from '../../parts/use-located';
import { useMachines } from '../../parts/use-machines';
import { isChanging } from '../../service/use-service-list';
import { resourceCount } from '../can';
import { membersOf, type Member } from './members';

export interface Members {
  readonly members: readonly Member[];
  readonly isLoading: boolean;
  /** How far the lists of machines and load balancers of the location are. */
  readonly machines: readonly LocationState[];
  readonly balancers: readonly LocationState[];
  /** Why managed services could not be read, and how to try again. */
  readonly services: { readonly error: ApiError | Error | undefined; readonly retry: () => void };
  /** Rows of the lists that could not be read. */
  readonly unread: readonly UnreadRow[];
  /** How much else stands in it by the server's count: of accounts that the key does not reach, or not read. */
  readonly unseen: number;
}

/** All that stands in a network, joined from machines, load balancers and managed services. */
export function useMembers(network: Located<Network>): Members {
  const place = useOnly(network.location);
  const machines = useMachines(place);
  const balancers = useLoadBalancers(place);
  const { data, error, isLoading, unread, reload } = useQuery(listServices, useFeature('servicesEnabled') ? {} : null, {
    pollWhile: (services) => services.some((service) => isChanging(service)),
  });
  const members = useMemo(
    () => membersOf(network, { machines: machines.rows, balancers: balancers.rows, services: data ?? [] }),
    [network, machines.rows, balancers.rows, data],
  );
  const isWaiting = machines.isLoading || balancers.isLoading || isLoading;
  return {
    members,
    isLoading: isWaiting,
    machines: machines.locations,
    balancers: balancers.locations,
    services: { error: data ? undefined : error, retry: () => void reload() },
    unread: [
      ...[...machines.locations, ...balancers.locations].flatMap((location) => location.unread ?? []),
      ...(unread ?? []),
    ],
    unseen: isWaiting ? 0 : Math.max(0, resourceCount(network) - members.length),
  };
}
