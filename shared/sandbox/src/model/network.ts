import type { Row } from '../store/collection';

export interface NetworkRow extends Row {
  readonly location: string;
  readonly name: string;
  readonly subnet: string;
  readonly subnet_ipv6: string;
  readonly vlan_id: number;
  readonly is_default: boolean;
  readonly created: number;
  readonly updated: number | null;
}

export interface IpAssignment {
  readonly to: string;
  readonly type: 'virtual_machine' | 'service' | 'load_balancer';
  readonly private_ip: string;
}

/** A floating IP. `was_assigned` tells rows that lack the assigned_* keys from rows where they are null. */
export interface IpRow extends Row {
  readonly nr: number;
  readonly location: string;
  readonly account_id: number;
  readonly address: string;
  readonly name: string;
  readonly assignment: IpAssignment | null;
  readonly was_assigned: boolean;
  readonly unassigned_at: number | null;
  readonly created: number;
  readonly updated: number | null;
}

export interface LoadBalancerRow extends Row {
  readonly location: string;
  readonly account_id: number;
  readonly display_name: string;
  readonly network_uuid: string;
  readonly private_address: string;
  readonly rules: readonly {
    readonly uuid: string;
    readonly source_port: number;
    readonly target_port: number;
    readonly created: number;
  }[];
  readonly targets: readonly { readonly vm_uuid: string; readonly created: number }[];
  readonly deleted?: number;
  readonly created: number;
  readonly updated: number | null;
}
