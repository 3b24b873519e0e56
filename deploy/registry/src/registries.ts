import { type Pins, type Registry, readPins, readRegistry, RegistryError, withPins } from './builds';

/** A site as far as its versions go. */
export interface PinningSite {
  readonly id: string;
  /** Versions of areas that it runs in place of the newest ones. */
  readonly versions?: Pins | undefined;
}

/** Does something with the pins of a site, so that what is wrong names its file. @throws RegistryError */
function ofSite<T>({ id, versions }: PinningSite, read: (pins: Pins) => T): T {
  try {
    return read(versions ?? {});
  } catch (error) {
    throw error instanceof RegistryError ? new RegistryError(`${id}/site.json: ${error.message}`) : error;
  }
}

/** @throws RegistryError for a version that a site names and that is not served from this workspace */
export function checkPins(root: string, sites: readonly PinningSite[]): void {
  for (const site of sites) ofSite(site, (pins) => readPins(root, pins));
}

/**
 * What each site runs, read once: a build that comes later is taken up by all sites together, with the next start.
 * @throws RegistryError for a build that is missing or damaged, or a version that a site names and that is not there
 */
export function registriesOf(
  root: string,
  sites: readonly PinningSite[],
  newest = readRegistry(root),
): (site: PinningSite) => Registry {
  const pinned = new Map(
    sites.map((site) => [
      site.id,
      withPins(
        newest,
        ofSite(site, (pins) => readPins(root, pins)),
      ),
    ]),
  );
  return ({ id }) => pinned.get(id) ?? newest;
}
