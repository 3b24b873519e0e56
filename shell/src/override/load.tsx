import { storage } from '@console/api';
import { reportError, useSite } from '@console/area';
import { useSearchParams } from '@console/area/router';
import type { SiteDocument } from '@console/contract/site-document';
import { onDemand, useOnDemand } from '@console/ui';
import { OVERRIDE_KEY, OVERRIDE_PARAM, overrideState } from './state';

const parts = onDemand(() => import(/* webpackChunkName: "override" */ './parts'));

/** The document of the site, with the area that this tab takes from elsewhere: the code for that comes only where there is one. */
export async function withKeptOverride(site: SiteDocument): Promise<SiteDocument> {
  if (!site.overrides || !storage.session.get(OVERRIDE_KEY)) return site;
  try {
    return await (await import(/* webpackChunkName: "override" */ './with-override')).withOverride(site);
  } catch (error) {
    reportError(error);
    return site;
  }
}

/** Where an area can be taken from a developer's server; nothing at sites that take none. */
export function OverridePlace() {
  const { overrides } = useSite();
  const [search, setSearch] = useSearchParams();
  const address = search.get(OVERRIDE_PARAM);
  const isWanted = overrides !== undefined && address !== null;
  const loaded = useOnDemand(parts, isWanted);
  if (!loaded || !isWanted) return null;
  const close = (): void => {
    search.delete(OVERRIDE_PARAM);
    setSearch(search, { replace: true });
  };
  return <loaded.OverrideDrawer address={address} onClose={close} />;
}

/** Says on every screen that an area is not the site's own. */
export function OverrideNotice() {
  const state = overrideState();
  const loaded = useOnDemand(parts, state !== undefined);
  return loaded && state ? <loaded.OverrideBanner state={state} /> : null;
}
