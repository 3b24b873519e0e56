import type { Row } from '../store/collection';

/** A machine of a service; memory in MB, disk in GB. It is not among the user's own machines. */
export interface ServiceNodeRow {
  readonly uuid: string;
  readonly vcpu: number;
  readonly memory: number;
  readonly disk: number;
  readonly disk_uuid: string;
  readonly status: 'creating' | 'running' | 'stopping' | 'stopped';
}

/** A managed service of one or two nodes. */
export interface ServiceRow extends Row {
  readonly location: string;
  readonly account_id: number;
  readonly service: string;
  readonly version: string;
  readonly display_name: string;
  readonly status: 'creating' | 'active' | 'deleted';
  readonly is_multi_node: boolean;
  readonly network_uuid: string;
  /** Where it is reached: the shared address of two nodes, else that of the only one. */
  readonly service_ip: string;
  readonly virtual_ip_uuid: string;
  /** Password of a database's administrator. */
  readonly sql_pass: string | null;
  readonly nodes: readonly ServiceNodeRow[];
  readonly whitelist: readonly string[];
  readonly created: number;
  readonly updated: number | null;
}

/** What is left to read of a service that was deleted; its address and its place in the network are free. */
export interface DeletedServiceRow extends ServiceRow {
  readonly deleted: number;
}
