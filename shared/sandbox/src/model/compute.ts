import type { Row } from '../store/collection';

export interface ReplicaRow {
  readonly uuid: string;
  readonly type: 'snapshot' | 'backup';
  readonly size: number;
  readonly created: number;
}

/** A disk; size in GB. */
export interface DiskRow {
  readonly uuid: string;
  readonly name: string;
  readonly size: number;
  readonly primary: boolean;
  readonly created: number;
  readonly replicas: readonly ReplicaRow[];
}

/** A second address of a machine, on its one interface under a VLAN tag, in a network of its own. */
export interface SubinterfaceRow {
  readonly uuid: string;
  readonly network_uuid: string;
  readonly mac_addr: string;
  readonly ip_address: string;
  readonly vlan_tag: number;
}

/** A virtual machine; memory in MB, times in epoch seconds. No password is kept. */
export interface VmRow extends Row {
  readonly location: string;
  readonly account_id: number;
  readonly name: string;
  readonly description: string;
  readonly status: 'creating' | 'running' | 'stopping' | 'stopped' | 'deleted';
  readonly vcpu: number;
  readonly memory: number;
  readonly mac: string;
  readonly os_name: string;
  readonly os_version: string;
  readonly license_type: string | null;
  readonly username: string;
  readonly private_ipv4: string;
  readonly public_ipv6: string | null;
  readonly backup: boolean;
  readonly disks: readonly DiskRow[];
  readonly pool_uuid: string;
  readonly network_uuid: string;
  readonly subinterfaces?: readonly SubinterfaceRow[];
  readonly created: number;
  readonly updated: number | null;
}

export interface LeaseStateRow {
  readonly state_id: number;
  readonly status: 'available' | 'pending' | 'in_use' | 'cleaning' | 'offline';
  readonly action:
    | 'admin_create'
    | 'admin_update'
    | 'admin_delete'
    | 'admin_lease_create'
    | 'user_request'
    | 'user_release';
  readonly changed: number;
  readonly ended: number | null;
}

/** A leased server and the machine behind it. */
export interface LeaseRow extends Row {
  readonly location: string;
  readonly account_id: number;
  readonly display_name: string;
  readonly spec_uuid: string;
  readonly os_id: string;
  readonly status: 'pending' | 'in_use';
  readonly machine: {
    readonly uuid: string;
    readonly label: string;
    readonly mac_addresses: readonly string[];
    readonly ip_public_v4: string | null;
    readonly ip_public_v6: string | null;
  };
  readonly history: readonly LeaseStateRow[];
  readonly created: number;
}
