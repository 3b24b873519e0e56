import type { Located } from '@console/api';
import type { LoadBalancer } from '@console/contract/load-balancer';
import { firstLocation, firstPayer, freeName, locationFault, payerRepair } from '@console/domain/order';
import { readRules } from '../ports';
import { createText, type Message } from './texts';
import { candidatesOf, type BalancerChoices, type BalancerValues, type BaseChoices } from './values';

const linkNames = ['location', 'network', 'targets', 'ports', 'name'] as const;

/**
 * What an address may ask for: /network/create/load_balancer?location=…&network=…&targets=…&ports=443:8443,80&name=…
 * The network by its uuid, the targets by those of machines, with commas.
 */
export type BalancerLink = { readonly [Name in (typeof linkNames)[number]]?: string };

/** The part of an address that chooses; the rest of it (a job, a drawer) is none of the form's business. */
export const readLink = (params: URLSearchParams): BalancerLink =>
  Object.fromEntries(linkNames.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : [])));

const list = (text: string | undefined): string[] => text?.split(',').filter(Boolean) ?? [];

/** The names that are taken by load balancers. */
export const namesOf = (balancers: readonly LoadBalancer[]) =>
  balancers.filter((row) => !row.is_deleted).map(({ display_name }) => display_name);

/** What most people begin with: the web. */
const FIRST_RULES = [{ source: 80, target: 80 }] as const;

/**
 * What the form shows at first; a link may have chosen. The name is one that the location does not have yet.
 * @param balancers of all locations, as far as they are known
 */
export function firstValues(
  choices: BaseChoices,
  link: BalancerLink,
  balancers: readonly Located<LoadBalancer>[],
): BalancerValues {
  const location = firstLocation(choices.locations, link.location);
  const isThere = link.location === undefined || link.location === location;
  return {
    location,
    network: isThere && choices.offersNetworks ? (link.network ?? '') : '',
    rules: link.ports === undefined ? [...FIRST_RULES] : readRules(link.ports),
    targets: isThere ? list(link.targets) : [],
    publicIp: choices.offersIps,
    name:
      link.name ?? freeName(createText('suggestedName'), namesOf(balancers.filter((row) => row.location === location))),
    account: firstPayer(choices),
  };
}

/** Values in the place of such as do not fit: a network of another location, an account that is gone. */
export function repairs(choices: BalancerChoices, values: BalancerValues): Partial<BalancerValues> {
  const { networks } = choices;
  const { network, account } = values;
  const byDefault = networks?.find((row) => row.is_default)?.uuid;
  const isNetworkThere = network !== byDefault && networks?.some(({ uuid }) => uuid === network);
  return {
    // The default one is not named.
    ...(network === '' || !networks || isNetworkThere ? {} : { network: '' }),
    ...payerRepair(choices, account),
  };
}

/** What a link asked for and the form could not give, once that is known; the form goes on with its defaults. */
export function linkFaults(choices: BalancerChoices, link: BalancerLink): Message[] {
  const { locations, networks } = choices;
  if (link.location !== undefined) {
    const fault = locationFault(locations, link.location);
    const name = locations.find(({ slug }) => slug === link.location)?.display_name ?? link.location;
    if (fault) return [{ id: fault === 'paused' ? 'link.paused' : 'link.location', values: { name } }];
  }
  const isNetworkThere = link.network === undefined || networks?.some(({ uuid }) => uuid === link.network) !== false;
  const candidates = candidatesOf(choices, { network: isNetworkThere ? (link.network ?? '') : '' });
  const areTargetsThere =
    candidates === undefined || list(link.targets).every((uuid) => candidates.some((vm) => vm.uuid === uuid));
  const portCount = list(link.ports).length;
  const arePortsRight = link.ports === undefined || portCount === readRules(link.ports).length;
  const faults: (Message | undefined)[] = [
    isNetworkThere ? undefined : { id: 'link.network' },
    areTargetsThere ? undefined : { id: 'link.targets' },
    arePortsRight ? undefined : { id: 'link.ports' },
  ];
  return faults.filter((fault) => fault !== undefined);
}
