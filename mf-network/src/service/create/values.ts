import * as v from 'valibot';
import type { BillingAccount } from '@console/contract/billing-account';
import type { Location } from '@console/contract/location';
import type { Network } from '@console/contract/network';
import type { PredefinedPackage } from '@console/contract/predefined-package';
import type { ManagedService, ServiceImage } from '@console/contract/service';
import type { Vm } from '@console/contract/vm';
import { sentOrders, type LimitedSize } from '@console/domain/order';
import type { Message } from './texts';

/** What the create form of a managed service holds, as it is checked and kept. It has no secrets. */
export const serviceShape = v.object({
  location: v.string(),
  /** Name of the image ('postgresql'); '' while none is chosen. */
  service: v.string(),
  version: v.string(),
  /** '2/4/60', or CUSTOM. */
  packageId: v.string(),
  wantedPackage: v.optional(v.string()),
  givenPackage: v.optional(v.string()),
  vcpu: v.nullable(v.number()),
  memoryGb: v.nullable(v.number()),
  diskGb: v.nullable(v.number()),
  nodes: v.picklist(['single', 'multi']),
  /** Uuid; '' is the default network of the location. */
  network: v.string(),
  publicIp: v.boolean(),
  name: v.string(),
  /** Id of the billing account; '' where the API token decides, or there is none. */
  account: v.string(),
});
export type ServiceValues = v.InferOutput<typeof serviceShape>;

/** The service that was ordered last. It has no secrets. */
export const sent = sentOrders<ServiceValues>('draft.service-create-sent', serviceShape);

/** What stands against the values, by field. */
export type Problems = Partial<Record<keyof ServiceValues, Message | undefined>>;

/** What the choices come from. */
export interface ServiceChoices {
  readonly locations: readonly Location[];
  /** What can be created here. */
  readonly images: readonly ServiceImage[];
  /** What others sell: named with where to get it. */
  readonly partners: readonly ServiceImage[];
  readonly packages: readonly PredefinedPackage[];
  /** Own services; undefined where they could not be read. */
  readonly services: readonly ManagedService[] | undefined;
  /** Machines of all locations; undefined unless a limited account pays and all that counts for its room was read. */
  readonly machines: readonly Vm[] | undefined;
  readonly limitedAccount: LimitedSize | undefined;
  readonly accounts: readonly BillingAccount[];
  readonly isTokenBound: boolean;
  /** Of the chosen location. */
  readonly networks: readonly Network[];
  readonly offersNetworks: boolean;
  readonly offersIps: boolean;
}
