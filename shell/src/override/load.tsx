import { useSite } from '@console/area';
import { useSearchParams } from '@console/area/router';
import { onDemand, useOnDemand } from '@console/ui';
import { OVERRIDE_PARAM, overrideState } from './state';

const parts = onDemand(() => import(/* webpackChunkName: "override" */ './parts'));

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
