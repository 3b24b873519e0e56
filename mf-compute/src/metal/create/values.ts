import * as v from 'valibot';
import type { BillingAccount } from '@console/contract/billing-account';
import type { Location } from '@console/contract/location';
import type { MetalOsCatalogue, MetalSpec } from '@console/contract/metal';
import { sentOrders } from '@console/domain/order';
import type { CreateId } from './texts';

/** What the order form holds, as it is checked and kept. */
export const orderShape = v.object({
  location: v.string(),
  /** Uuid of the server type; '' while none is chosen. */
  spec: v.string(),
  osType: v.string(),
  /** Id of the operating system in its version. */
  osId: v.string(),
  name: v.string(),
  /** Id of the billing account; '' where there is none. */
  account: v.string(),
});

export type OrderValues = v.InferOutput<typeof orderShape>;

/** The order that was sent last. It has no secrets. */
export const sent = sentOrders<OrderValues>('draft.metal-create-sent', orderShape);

/** What stands against the values, by field. */
export type Problems = Partial<Record<keyof OrderValues, CreateId | undefined>>;

export const REQUIRED = 'problem.required' satisfies CreateId;

/** What the choices come from. */
export interface OrderChoices {
  readonly locations: readonly Location[];
  /** Server types of each location that has answered. */
  readonly specs: ReadonlyMap<string, readonly MetalSpec[]>;
  /** Locations that did not answer. */
  readonly silent: ReadonlySet<string>;
  readonly systems: MetalOsCatalogue;
  readonly accounts: readonly BillingAccount[];
  /** The API token decides who pays. (spec 3, section 6) */
  readonly isTokenBound: boolean;
}

/** What an address may ask for: /metal/create?location=…&spec=…&os=… */
export interface OrderLink {
  readonly location?: string | null;
  readonly spec?: string | null;
  readonly os?: string | null;
}
