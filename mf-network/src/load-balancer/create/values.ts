import * as v from 'valibot';
import type { BillingAccount } from '@console/contract/billing-account';
import type { LoadBalancer } from '@console/contract/load-balancer';
import type { Location } from '@console/contract/location';
import type { Network } from '@console/contract/network';
import type { Vm } from '@console/contract/vm';
import { networkOf, sentOrders } from '@console/domain/order';
import { membersOf } from '../members';

const port = v.nullable(v.number());

/** What the create form holds, as it is checked and kept. */
export const balancerShape = v.object({
  location: v.string(),
  /** '' is the network that the server takes: the default one. */
  network: v.string(),
  rules: v.array(v.object({ source: port, target: port })),
  /** Uuids of machines; also such as are not in the chosen network, until another one is chosen. */
  targets: v.array(v.string()),
  publicIp: v.boolean(),
  name: v.string(),
  /** Id of the billing account; '' where there is none. */
  account: v.string(),
});

export type BalancerValues = v.InferOutput<typeof balancerShape>;

/** What was sent last from the form. It has no secrets. */
export const sent = sentOrders<BalancerValues>('draft.lb-create-sent', balancerShape);

/** What there is to choose from wherever the load balancer will be. */
export interface BaseChoices {
  readonly locations: readonly Location[];
  readonly accounts: readonly BillingAccount[];
  /** The API token decides who pays. (spec 3, section 6) */
  readonly isTokenBound: boolean;
  /** Switches of the site. */
  readonly offersNetworks: boolean;
  readonly offersMachines: boolean;
  readonly offersIps: boolean;
}

/** The same with what the chosen location has; undefined while that is not known. */
export interface BalancerChoices extends BaseChoices {
  /** Null where they cannot be known: the site does not show them, or they did not load. */
  readonly networks: readonly Network[] | null | undefined;
  readonly machines: readonly Vm[] | undefined;
  readonly balancers: readonly LoadBalancer[] | undefined;
}

type Places = Pick<BalancerChoices, 'networks' | 'machines'>;

/** The machines that can be targets: those of the chosen network. Undefined while they are not known. */
export function candidatesOf(
  { networks, machines }: Places,
  { network }: Pick<BalancerValues, 'network'>,
): Vm[] | undefined {
  if (!machines || networks === undefined) return undefined;
  // Where networks cannot be read the server says which machine is not in the right one.
  if (networks === null) return membersOf(undefined, machines);
  const chosen = networkOf(networks, network);
  return chosen ? membersOf(chosen, machines) : [];
}

/** Whether machines are chosen of which nobody knows yet whether they can be targets: sent now, they would be left out. */
export const awaitsTargets = (
  choices: Places & Pick<BalancerChoices, 'offersMachines'>,
  values: Pick<BalancerValues, 'network' | 'targets'>,
): boolean => choices.offersMachines && values.targets.length > 0 && candidatesOf(choices, values) === undefined;

/** The chosen machines that are in the chosen network: the others are kept, in case it is chosen again. */
export function targetsOf(choices: Places, values: Pick<BalancerValues, 'network' | 'targets'>): Vm[] {
  const candidates = candidatesOf(choices, values) ?? [];
  return values.targets.flatMap((uuid) => candidates.find((vm) => vm.uuid === uuid) ?? []);
}
