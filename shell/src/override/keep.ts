import { storage } from '@console/api';
import { reportError } from '@console/area';
import type { SiteDocument } from '@console/contract/site-document';
import { OVERRIDE_KEY } from './state';

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
