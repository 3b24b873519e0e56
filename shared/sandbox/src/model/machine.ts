import type { machineStatuses, metalActions } from '@console/contract/metal';
import type { Row } from '../store/collection';

export type MachineStatus = (typeof machineStatuses)[number];
export type MachineAction = (typeof metalActions)[number];

/** A stretch of time that a machine spent in one state; epoch seconds, the last one has no end. */
export interface MachineStateRow {
  readonly state_id: number;
  readonly status: MachineStatus;
  readonly action: MachineAction;
  readonly lease_id: string | null;
  readonly account_id: number | null;
  readonly os_id: string | null;
  /** Who did it, or null for the provider. */
  readonly acting_user_id: number | null;
  readonly changed: number;
  readonly ended: number | null;
}

/** A server of the provider. It belongs to its lessee while it is leased, else to the site. */
export interface MachineRow extends Row {
  readonly location: string;
  readonly spec_uuid: string;
  readonly label: string;
  readonly mac_addresses: readonly string[];
  readonly ip_public_v4: string;
  readonly ip_public_v6: string | null;
  /** How its lessee signs in; null until it is installed. */
  readonly ssh_credentials: string | null;
  readonly status: MachineStatus;
  readonly current_state_id: number;
  /** All that ever happened with it, the oldest first. */
  readonly history: readonly MachineStateRow[];
}

/** Key of the machines of one type in one location that are in one status. */
export const stockOf = ({
  location,
  spec_uuid,
  status,
}: Pick<MachineRow, 'location' | 'spec_uuid' | 'status'>): string => `${location}/${spec_uuid}/${status}`;
