import type { Located } from '@console/api';
import type { BillingAccount } from '@console/contract/billing-account';
import type { HostPool } from '@console/contract/host-pool';
import type { Location } from '@console/contract/location';
import type { Network } from '@console/contract/network';
import type { PredefinedPackage } from '@console/contract/predefined-package';
import type { ManagedService } from '@console/contract/service';
import type { Vm } from '@console/contract/vm';
import type { VmImage } from '@console/contract/vm-image';
import type { VmParameter } from '@console/contract/vm-parameter';
import type { LimitedSize } from '@console/domain/order';

/** So many machines are created at once at most: each is a call of half a minute. */
export const MOST_MACHINES = 20;

/** What a machine starts from: an image, a copy of a machine's disk, or a disk that belongs to none. */
export type Origin = 'system' | 'app_catalog' | 'copy' | 'disk';

/** What the choices come from; each call may still be missing. */
export interface VmChoices {
  readonly locations: readonly Location[];
  readonly images: readonly VmImage[];
  readonly parameters: readonly VmParameter[];
  readonly packages: readonly PredefinedPackage[];
  /** Of the chosen locations. */
  readonly pools: readonly Located<HostPool>[];
  /** Of the chosen locations. */
  readonly networks: readonly Located<Network>[];
  readonly accounts: readonly BillingAccount[];
  readonly limitedAccount: LimitedSize | undefined;
  /** The machines that are there, to copy and to count. */
  readonly machines: readonly Located<Vm>[];
  /** Whether all of them were read: only then they say what room a LIMITED account has left. */
  readonly areMachinesRead: boolean;
  /** Their nodes count for it, too; undefined where not all of them are known. */
  readonly services: readonly ManagedService[] | undefined;
  /** The API token decides who pays: the form leaves it to it. (spec 3, section 6) */
  readonly isTokenBound: boolean;
  /** Switches of the site. */
  readonly offersApps: boolean;
  readonly offersIps: boolean;
  readonly offersNetworks: boolean;
}
