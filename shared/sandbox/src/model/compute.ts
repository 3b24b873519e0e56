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
  readonly updated?: number;
}

/** A disk that belongs to no machine, with the system that is on it; size in GB. */
export interface DetachedDiskRow extends Row {
  readonly location: string;
  readonly account_id: number;
  readonly name: string;
  readonly size: number;
  readonly os_name: string;
  readonly os_version: string;
  readonly license_type: string | null;
  readonly created: number;
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

/** The lease of a server; whether it is ready stands with the machine behind it. */
export interface LeaseRow extends Row {
  readonly location: string;
  readonly account_id: number;
  readonly display_name: string;
  readonly spec_uuid: string;
  readonly os_id: string;
  readonly machine_uuid: string;
  readonly created: number;
}
