import { isEnabled } from '@console/contract/feature-condition';
import type { FeatureSwitch, SiteConfig } from '@console/contract/site-config';
import { contains } from '../areas/registry';

/** What a site may offer or not, by the addresses of its screens. */
const offers = [
  { id: 'machines', prefixes: ['/compute'], feature: ['vmsEnabled'] },
  { id: 'metal', prefixes: ['/metal'], feature: ['bareMetalEnabled'] },
  { id: 'network', prefixes: ['/network'], feature: ['privateNetworksEnabled', 'loadBalancerEnabled', 'ipsEnabled'] },
  { id: 'networks', prefixes: ['/network/vpc', '/network/create/vpc'], feature: ['privateNetworksEnabled'] },
  {
    id: 'balancers',
    prefixes: ['/network/load_balancer', '/network/create/load_balancer'],
    feature: ['loadBalancerEnabled'],
  },
  { id: 'addresses', prefixes: ['/network/ip_address', '/network/create/ip_address'], feature: ['ipsEnabled'] },
  { id: 'services', prefixes: ['/services'], feature: ['servicesEnabled'] },
  { id: 'storage', prefixes: ['/storage'], feature: ['storageEnabled'] },
  { id: 'referral', prefixes: ['/referral'], feature: ['referralCodeEnabled'] },
] as const satisfies readonly { id: string; prefixes: readonly string[]; feature: readonly FeatureSwitch[] }[];

export type OfferId = (typeof offers)[number]['id'];

/**
 * What an address would show if the site offered it; undefined where it does, and for addresses that nobody knows.
 * @param path relative to the application
 */
export function switchedOffAt(path: string, config: Pick<SiteConfig, FeatureSwitch>): OfferId | undefined {
  let best: { id: OfferId; isOn: boolean; length: number } | undefined;
  for (const { id, prefixes, feature } of offers) {
    for (const prefix of prefixes) {
      if (contains(prefix, path) && prefix.length > (best?.length ?? 0))
        best = { id, isOn: isEnabled([...feature], config), length: prefix.length };
    }
  }
  return best && !best.isOn ? best.id : undefined;
}
