import { ownValue } from './own-value';
import { paths } from './paths';

/** One step of the way to a screen: a message id for fixed names, the text itself for a resource's own name. */
export interface Crumb {
  readonly id?: string;
  readonly text: string;
  readonly to?: string;
}

const crumb = (id: string, text: string, to?: string): Crumb => ({ id, text, ...(to === undefined ? {} : { to }) });

const compute = crumb('crumb.compute', 'Compute', paths.compute());
const vms = crumb('crumb.vms', 'Virtual machines', paths.compute());
const metal = crumb('crumb.metal', 'Bare metal', paths.metal());
const network = crumb('crumb.network', 'Network', paths.networks());
const storage = crumb('crumb.storage', 'Storage', paths.storage());
const services = crumb('crumb.services', 'Services', paths.services());
const billing = crumb('crumb.billing', 'Billing', paths.billing());
const access = crumb('crumb.access', 'Access', paths.tokens());
const create = crumb('crumb.create', 'Create');

/** What is done with one account. */
const accountSteps: Readonly<Record<string, Crumb>> = {
  edit: crumb('crumb.edit', 'Edit'),
  'top-up': crumb('crumb.topUp', 'Top up'),
};

const networkLists: Readonly<Record<string, Crumb>> = {
  vpc: crumb('crumb.networks', 'VPC networks', paths.networks()),
  load_balancer: crumb('crumb.loadBalancers', 'Load balancers', paths.loadBalancers()),
  ip_address: crumb('crumb.ipAddresses', 'Floating IPs', paths.ipAddresses()),
};
const tokens = crumb('crumb.tokens', 'API tokens', paths.tokens());
const delegations = crumb('crumb.delegations', 'Access delegations', paths.delegations());
const accessLists: Readonly<Record<string, Crumb>> = { token: tokens, delegation: delegations };
const accessKinds: Readonly<Record<string, Crumb>> = { api_token: tokens, access_delegation: delegations };

/** A segment as it was written; one that is no valid escape stays as it is. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const only = (...crumbs: (Crumb | undefined)[]): Crumb[] => crumbs.filter((step) => step !== undefined);

/**
 * The chain of a screen's address (relative to the base path). The last segment's own name is passed by the screen
 * that knows it; without it the identifier of the address stands there. Unknown addresses have no chain.
 */
export function breadcrumbs(path: string, ownName?: string): Crumb[] {
  const [area, second, third, fourth, fifth] = (path.split(/[?#]/)[0] ?? '').split('/').filter(Boolean).map(decoded);
  const own = (identifier: string | undefined) =>
    (ownName ?? identifier) ? { text: ownName ?? identifier ?? '' } : undefined;
  switch (area) {
    case undefined:
      return [crumb('crumb.home', 'Home')];
    case 'compute':
      return only(compute, vms, second === 'create' ? create : own(fourth));
    case 'metal':
      return only(metal, second === 'create' ? create : own(third));
    case 'network':
      return second === 'create'
        ? only(network, ownValue(networkLists, third), create)
        : only(network, ownValue(networkLists, second), own(fourth));
    case 'services':
      return only(services, second === 'create' ? create : own(fourth));
    case 'storage':
      if (second === 'keys') return only(storage, crumb('crumb.keys', 'Access keys'));
      return only(storage, second === 'create' ? create : own(third));
    case 'billing':
      if (second === 'create') return only(billing, create);
      if (third !== undefined && fourth === 'invoice')
        return only(billing, { text: third, to: paths.billingAccount({ id: third }) }, own(fifth));
      return only(billing, own(third), ownValue(accountSteps, fourth));
    case 'access':
      return second === 'create'
        ? only(access, ownValue(accessKinds, third), create)
        : only(access, ownValue(accessLists, second), own(third));
    case 'profile':
      return [crumb('crumb.profile', 'Profile')];
    default:
      return [];
  }
}
