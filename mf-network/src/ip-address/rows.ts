import { useMemo } from 'react';
import { useQuery, type Located } from '@console/api';
import { useFeature } from '@console/area';
import { useAccountNames } from '@console/domain/account';
import { sourceStates } from '@console/domain/list';
import type { IpAddress } from '@console/contract/ip-address';
import { listServices } from '@console/contract/service';
import { balancerTitle } from '../load-balancer/facts';
import { useIpAddresses, useLoadBalancers } from '../parts/use-located';
import { useMachines } from '../parts/use-machines';
import { serviceTitle } from '../service/facts';
import { ipMarks } from './actions/pending';
import { assigneeOf, type Assignee, type ResourceNames } from './assignment';

/** A floating IP with what its own row does not say. */
export interface IpRow extends Located<IpAddress> {
  readonly assignee: Assignee | undefined;
  readonly account: string;
  /** What is being done to it now, here or in another tab. */
  readonly pending: 'change' | 'release' | undefined;
}

/** Names of everything at these places that an address can be assigned to. */
export function useResourceNames(places: readonly string[]): ResourceNames {
  const machines = useMachines(places);
  const balancers = useLoadBalancers(places);
  const { data: services, isLoading: areServicesLoading } = useQuery(
    listServices,
    useFeature('servicesEnabled') ? {} : null,
  );
  return useMemo(() => {
    const names = new Map([
      ...machines.rows.map((vm) => [vm.uuid, vm.name] as const),
      ...balancers.rows.map((row) => [row.uuid, balancerTitle(row)] as const),
      ...(services ?? []).map((row) => [row.uuid, serviceTitle(row)] as const),
    ]);
    const states = [sourceStates(machines), sourceStates(balancers)];
    return {
      names,
      isLoading: (place) => areServicesLoading || states.some((stateOf) => stateOf(place) === 'loading'),
    };
  }, [machines, balancers, services, areServicesLoading]);
}

/** Floating IPs at these places, joined with what they are assigned to and who pays. */
export function useIpRows(places: readonly string[], showsKept = false) {
  const query = useIpAddresses(places, showsKept);
  const names = useResourceNames(places);
  const accountName = useAccountNames();
  const pending = ipMarks.use();
  const toRow = useMemo(
    () =>
      (row: Located<IpAddress>): IpRow => ({
        ...row,
        assignee: assigneeOf(row, names),
        account: accountName(row.billing_account_id),
        pending: pending.get(row.uuid),
      }),
    [names, accountName, pending],
  );
  const rows = useMemo(() => query.rows.map(toRow), [query.rows, toRow]);
  const kept = useMemo(() => query.kept?.map(toRow), [query.kept, toRow]);
  return { ...query, rows, kept };
}
