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

/** The choice of sizes that no package has. */
export const CUSTOM = 'custom';

/** A machine has room for so many disks. */
export const MOST_DISKS = 16;

/** So many machines are created at once at most: each is a call of half a minute. */
export const MOST_MACHINES = 20;

/** What a machine starts from: an image, a copy of a machine's disk, or a disk that belongs to none. */
export type Origin = 'system' | 'app_catalog' | 'copy' | 'disk';

/** What the create form holds. Memory and disks in GB; null is a number that is not filled in. */
export interface VmValues {
  location: string;
  /** Uuid of a host pool; '' is the default one of the location. */
  pool: string;
  origin: Origin;
  osName: string;
  osVersion: string;
  /** The machine whose disk is copied. */
  sourceVm: string;
  /** Its snapshot or backup; '' is the disk as it is now. */
  sourceReplica: string;
  /** A disk that belongs to no machine. */
  sourceDisk: string;
  /** Id of a package ('2/4/60'), or CUSTOM: then the three numbers count. */
  packageId: string;
  vcpu: number | null;
  memoryGb: number | null;
  diskGb: number | null;
  /** Disks beside the one it starts from. */
  addedDisks: (number | null)[];
  /** '' is the network that the server takes: the default one. */
  network: string;
  publicIp: boolean;
  username: string;
  /** By cloud-init: its `users` say who may sign in, and the form names nobody. */
  signIn: 'password' | 'key' | 'cloudInit';
  password: string;
  publicKey: string;
  cloudInit: string;
  backup: boolean;
  /** Of one machine; of several the pattern of their names. */
  name: string;
  description: string;
  count: number | null;
  /** Slugs of the locations that several machines are spread over, beside the first one. */
  spread: string[];
  /** Id of the billing account; '' where there is none. */
  account: string;
}

/** A size that a LIMITED billing account may have in all its machines. */
export interface LimitedSize {
  readonly vcpu: number;
  readonly ram_mb: number;
}

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
  /** Their nodes count for a LIMITED account, too. */
  readonly services: readonly ManagedService[];
  /** The API token decides who pays: the form leaves it to it. (spec 3, section 6) */
  readonly isTokenBound: boolean;
  /** Switches of the site. */
  readonly offersApps: boolean;
  readonly offersIps: boolean;
  readonly offersNetworks: boolean;
}
