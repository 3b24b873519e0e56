import path from 'node:path';
import { readRegistry, registriesOf, type Registry, RegistryError } from '@console/registry';
import type { SiteDefinition } from '@console/sites';
import { openRegistry } from '../follow/published';
import type { RegistrySettings } from '../settings';

/** What a site is put out with. */
export interface SiteVersions {
  readonly registry: Registry;
  /** The folder with the files of a version. */
  readonly folderOf: (target: string, version: string) => Promise<string>;
}

/**
 * The versions that a site runs for everybody: those that it is pinned to and the newest builds, and over them what a registry says.
 * Files can't go on with what ran before, as an edge does: what the registry asks for is put out, or nothing.
 * @param published the registry; undefined for none
 * @throws RegistryError for a missing build, a registry that says nothing, and a version that can't run; StoreError for its address
 */
export async function siteVersions(
  site: SiteDefinition,
  { root, env, published }: { root: string; env: NodeJS.ProcessEnv; published: RegistrySettings | undefined },
): Promise<SiteVersions> {
  const own = registriesOf(root, [site], readRegistry(root))(site);
  const built = (target: string, version: string): string => path.join(root, target, 'dist', version);
  if (!published) return { registry: own, folderOf: async (target, version) => built(target, version) };
  const said: string[] = [];
  const live = openRegistry(published, { root, env, baseOf: () => own, log: (line) => said.push(line) });
  await live.refresh([site]);
  const [state] = live.state();
  if (!state || state.problems.length > 0)
    throw new RegistryError(`Nothing was put out.\n${(state?.problems ?? said).join('\n')}`);
  return {
    registry: live.registryOf(site),
    folderOf: async (target, version) => (await live.folderOf(target, version)) ?? built(target, version),
  };
}
