import type { BillingAccount } from '@console/contract/billing-account';
import type { HostPool } from '@console/contract/host-pool';
import type { Location } from '@console/contract/location';
import type { Network } from '@console/contract/network';
import type { PredefinedPackage } from '@console/contract/predefined-package';
import type { VmImage } from '@console/contract/vm-image';
import type { VmParameter } from '@console/contract/vm-parameter';

/** The choice of sizes that no package has. */
export const CUSTOM = 'custom';

/** What the create form holds. Memory and disk in GB; null is a number that is not filled in. */
export interface VmValues {
  location: string;
  catalogue: 'system' | 'app_catalog';
  osName: string;
  osVersion: string;
  /** Id of a package ('2/4/60'), or CUSTOM: then the three numbers count. */
  packageId: string;
  vcpu: number | null;
  memoryGb: number | null;
  diskGb: number | null;
  /** '' is the network that the server takes: the default one. */
  network: string;
  publicIp: boolean;
  username: string;
  signIn: 'password' | 'key';
  password: string;
  publicKey: string;
  name: string;
  /** Id of the billing account; '' where there is none. */
  account: string;
}

/** What the choices come from; each call may still be missing. */
export interface VmChoices {
  readonly locations: readonly Location[];
  readonly images: readonly VmImage[];
  readonly parameters: readonly VmParameter[];
  readonly packages: readonly PredefinedPackage[];
  /** Of the chosen location. */
  readonly pools: readonly HostPool[];
  /** Of the chosen location. */
  readonly networks: readonly Network[];
  readonly accounts: readonly BillingAccount[];
  readonly limitedAccount: { readonly vcpu: number; readonly ram_mb: number } | undefined;
  /** Switches of the site. */
  readonly offersApps: boolean;
  readonly offersIps: boolean;
}
