import { AREA_CONTRACT, type Site } from '@console/area';
import { fitsContract } from '@console/contract/contract-version';
import type { RemoteRecord } from '@console/contract/site-document';
import type { Area } from '../areas/registry';
import type { AreaStatus } from '../areas/status';
import type { AreaFacts } from './area-facts';

/** An area as this page has it. */
export interface AreaHealth {
  readonly name: string;
  readonly version: string;
  readonly channel: NonNullable<RemoteRecord['channel']> | 'built';
  /** Of its build; undefined where its declaration does not say. */
  readonly contract: string | undefined;
  readonly fitsContract: boolean;
  /** What is wrong with its declaration. */
  readonly problem: string | undefined;
  /** `unused`: nothing of it was needed so far; `pieces`: only some on pages of the shell. */
  readonly state: AreaStatus | 'pieces' | 'unused';
  /** Milliseconds that its screens took to come; undefined where they were not needed. */
  readonly loadMs: number | undefined;
  readonly failures: number;
  readonly lastFailure: AreaFacts['last'];
}

/** What the page was put together from, and how that has gone. Nothing of whoever uses it is in it. */
export interface Health {
  readonly site: string;
  readonly brand: string;
  readonly environment: string;
  /** ISO 8601, of the browser's clock. */
  readonly at: string;
  readonly shell: { readonly version: string; readonly contract: string };
  readonly areas: readonly AreaHealth[];
}

/**
 * Puts together what is known of the areas of a site.
 * @param facts by name of the area
 * @param statuses of areas whose screens were asked for, by name
 * @param now epoch milliseconds
 */
export function healthOf(
  { site, brand, environment, registry }: Pick<Site, 'site' | 'brand' | 'environment' | 'registry'>,
  areas: readonly Area[],
  facts: Readonly<Record<string, AreaFacts>>,
  statuses: Readonly<Record<string, AreaStatus>>,
  now: number,
): Health {
  return {
    site: site.id,
    brand: brand.id,
    environment,
    at: new Date(now).toISOString(),
    shell: { version: registry.shell.version, contract: AREA_CONTRACT },
    areas: areas.map(({ manifest, remote, problem }) => {
      const { name, version, channel = 'built' } = remote;
      const { loads, failures = 0, last } = facts[name] ?? {};
      const hasPieces = Object.keys(loads ?? {}).some((module) => module !== './app');
      const contract = manifest.builtWith;
      return {
        name,
        version,
        channel,
        contract,
        fitsContract: contract !== undefined && fitsContract(contract, AREA_CONTRACT),
        problem,
        state: statuses[name] ?? (hasPieces ? 'pieces' : 'unused'),
        loadMs: loads?.['./app'],
        failures,
        lastFailure: last,
      };
    }),
  };
}
