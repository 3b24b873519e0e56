import { images } from '../catalogue/images';
import { poolsOf } from '../catalogue/host-pools';
import { vmParameters } from '../catalogue/vm-parameters';
import { siteConfigFor } from '../site-config';
import type { HandlersOf } from './context';

export const configHandlers = {
  getUiConfig: ({ site, host }) => siteConfigFor(site.definition, host),
  listLocations: ({ site }) => site.config.locations.map((location) => ({ ...location })),
  getPriceList: ({ site }) => site.prices,
  listVmImages: ({ site }) => images.filter((image) => !image.is_app_catalog || site.config.vmAppsEnabled),
  listVmParameters: () => [...vmParameters],
  listHostPools: ({ location }) => poolsOf(location.slug).map((pool) => pool.wire),
} satisfies HandlersOf<
  'getUiConfig' | 'listLocations' | 'getPriceList' | 'listVmImages' | 'listVmParameters' | 'listHostPools'
>;
