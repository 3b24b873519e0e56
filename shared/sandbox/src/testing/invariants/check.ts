import { SiteRuntime } from '../../site';
import { SiteStore } from '../../store/store';
import type { Persistence } from '../../store/persistence';
import type { SandboxSite } from '../../site';
import { machineFaults } from './machines';
import { metalFaults } from './metal';
import { meterFaults, moneyFaults } from './money';
import { addressFaults, balancerFaults, networkFaults, placeFaults } from './network';
import { accountFaults, objectFaults, ownerFaults } from './people';

const rules = [
  ownerFaults,
  accountFaults,
  machineFaults,
  placeFaults,
  networkFaults,
  addressFaults,
  balancerFaults,
  metalFaults,
  objectFaults,
  meterFaults,
  moneyFaults,
] as const;

/** What does not make sense about the state of a site; nothing where all of it does. */
export const faultsOf = (site: SiteRuntime): string[] => rules.flatMap((rule) => [...rule(site)]);

/** A site as it is kept, at work beside the one that keeps it; for looking only. */
export async function siteFrom(definition: SandboxSite, persistence: Persistence): Promise<SiteRuntime> {
  const store = new SiteStore(definition.id, persistence);
  await store.load();
  return new SiteRuntime(definition, store);
}
