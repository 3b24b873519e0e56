import { images } from '../catalogue/images';
import { poolsOf } from '../catalogue/host-pools';
import { vmParameters } from '../catalogue/vm-parameters';
import { siteConfigFor } from '../site-config';
import type { HandlersOf } from './context';
import { named } from './errors';

export const configHandlers = {
  getUiConfig: ({ site, host }) => siteConfigFor(site.definition, host),
  listLocations: ({ site }) => site.config.locations.map((location) => ({ ...location })),
  getPriceList: ({ site }) => site.prices,
  listVmImages: ({ site }) => images.filter((image) => !image.is_app_catalog || site.config.vmAppsEnabled),
  listVmParameters: () => [...vmParameters],
  listHostPools({ location }) {
    // A location that is not published yet has its hosts still being set up.
    if (location.is_published === false) throw named('Failed to list host pools');
    return poolsOf(location.slug).map((pool) => pool.wire);
  },
} satisfies HandlersOf<
  'getUiConfig' | 'listLocations' | 'getPriceList' | 'listVmImages' | 'listVmParameters' | 'listHostPools'
>;
