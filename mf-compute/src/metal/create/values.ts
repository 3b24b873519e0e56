import type { BillingAccount } from '@console/contract/billing-account';
import type { Location } from '@console/contract/location';
import type { MetalOsCatalogue, MetalSpec } from '@console/contract/metal';

/** What the order form holds. */
export interface OrderValues {
  location: string;
  /** Uuid of the server type; '' while none is chosen. */
  spec: string;
  osType: string;
  /** Id of the operating system in its version. */
  osId: string;
  name: string;
  /** Id of the billing account; '' where there is none. */
  account: string;
}

/** What the choices come from. */
export interface OrderChoices {
  readonly locations: readonly Location[];
  /** Server types of each location that has answered. */
  readonly specs: ReadonlyMap<string, readonly MetalSpec[]>;
  /** Locations that did not answer. */
  readonly silent: ReadonlySet<string>;
  readonly systems: MetalOsCatalogue;
  /** Undefined where the key may not list them: it is bound to one, which the server knows. (spec 3, section 6) */
  readonly accounts: readonly BillingAccount[] | undefined;
}

/** What an address may ask for: /metal/create?location=…&spec=…&os=… */
export interface OrderLink {
  readonly location?: string | null;
  readonly spec?: string | null;
  readonly os?: string | null;
}
