import { accountRoom, CUSTOM, networkOf, offeredPackages, payerOf } from '@console/domain/order';
import type { AccountRoom, OfferedPackage, Size, SizeLimits } from '@console/domain/order';
import type { BillingAccount } from '@console/contract/billing-account';
import type { Network } from '@console/contract/network';
import type { ServiceImage } from '@console/contract/service';
import { serviceMultipliers, type ServiceMultiplier } from '@console/contract/service-limits';
import { limitsOf } from './limits';
import type { ServiceChoices, ServiceValues } from './values';

/** A service that is on several nodes is on two. (The API says so by what it answers.) */
export const MULTI_NODES = 2;

/** What the form says, resolved with what there is to choose from: once a change, for everything that reads it. */
export interface ServiceOrder {
  readonly choices: ServiceChoices;
  readonly values: ServiceValues;
  readonly image: ServiceImage | undefined;
  readonly nodes: number;
  /** Of one node. */
  readonly limits: SizeLimits;
  readonly packages: readonly OfferedPackage[];
  /** Of one node; undefined while it is not known. */
  readonly size: Size | undefined;
  readonly payer: BillingAccount | undefined;
  /** Of a limited account, where all that it has is known. */
  readonly room: AccountRoom | undefined;
  readonly network: Network | undefined;
  /** What it is charged for; undefined where nobody says. */
  readonly multipliers: readonly ServiceMultiplier[] | undefined;
}

/** The share of an account's room that each of several nodes has. */
const shareOf = ({ most, used, left }: AccountRoom, nodes: number): AccountRoom => ({
  most,
  used,
  left: { vcpu: Math.floor(left.vcpu / nodes), ram_mb: Math.floor(left.ram_mb / nodes) },
});

function sizeOf(
  { packageId, vcpu, memoryGb, diskGb }: ServiceValues,
  packages: readonly OfferedPackage[],
): Size | undefined {
  if (packageId !== CUSTOM) return packages.find(({ id }) => id === packageId);
  return vcpu === null || memoryGb === null || diskGb === null ? undefined : { vcpu, memoryGb, diskGb };
}

/** Reads the form's values with what there is to choose from. */
export function resolveOrder(choices: ServiceChoices, values: ServiceValues): ServiceOrder {
  const image = choices.images.find(({ service_name }) => service_name === values.service);
  const nodes = values.nodes === 'multi' ? MULTI_NODES : 1;
  const limits = limitsOf(image);
  const payer = payerOf(choices, values.account);
  const all = payer && accountRoom(choices, String(payer.id));
  const room = all && shareOf(all, nodes);
  const packages = offeredPackages(choices.packages, 'other', { limits, room, leastGb: 0, bringsDisk: false });
  return {
    choices,
    values,
    image,
    nodes,
    limits,
    packages,
    size: sizeOf(values, packages),
    payer,
    room,
    network: choices.offersNetworks ? networkOf(choices.networks, values.network) : undefined,
    multipliers: image && serviceMultipliers(image, choices.services),
  };
}
