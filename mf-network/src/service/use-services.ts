import { useMemo } from 'react';
import { addressesByOwner } from '@console/contract/ip-address';
import { sourceStates, type SourceState } from '@console/domain/list';
import { useIpAddresses } from '../parts/use-located';
import type { PendingAction } from './can';
import type { ServiceNode } from './facts';
import { serviceMarks } from './marks';
import { useServiceRows, type ServiceRow, type ServiceRows } from './rows';

export interface NodeView extends ServiceNode {
  readonly pending: PendingAction | undefined;
}

/** A service as its list and its page show it: with its floating IPs, and what this browser is doing to it. */
export interface ServiceView extends ServiceRow {
  readonly nodes: readonly NodeView[];
  readonly pending: PendingAction | undefined;
  readonly billing_account: number | null | undefined;
  readonly accountName: string;
  /** The floating IPs that lead to it. */
  readonly addresses: readonly string[];
  /** How far the floating IPs of its location are. */
  readonly addressState: SourceState;
}

export interface Services extends Omit<ServiceRows, 'rows'> {
  readonly rows: readonly ServiceView[];
}

/** All managed services with what this browser is doing to them. `places`: locations whose floating IPs are asked for. */
export function useServices(places: readonly string[]): Services {
  const services = useServiceRows(serviceMarks.isElsewhere);
  const ips = useIpAddresses(places);
  const pending = serviceMarks.use();
  const { rows } = services;
  const settled = useMemo(
    () =>
      rows.flatMap(({ uuid, status, nodes }) => [
        { uuid, status: status ?? '' },
        ...nodes.map((node) => ({ uuid: node.id, status: node.status ?? '' })),
      ]),
    [rows],
  );
  serviceMarks.useSettled(settled);
  const views = useMemo(() => {
    const stateOf = sourceStates(ips);
    const owned = addressesByOwner(ips.rows);
    return rows.map((row): ServiceView => ({
      ...row,
      nodes: row.nodes.map((node) => ({ ...node, pending: pending.get(node.id) })),
      pending: pending.get(row.uuid),
      billing_account: row.billing_account_id,
      accountName: row.account,
      addresses: (owned.get(row.uuid) ?? []).map(({ address }) => address),
      addressState: stateOf(row.location),
    }));
  }, [rows, ips, pending]);
  return { ...services, rows: views };
}
