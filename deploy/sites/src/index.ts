import { readSites } from './read-sites';

export { siteSchema } from './site-schema';
export { demoSite, readSite, readSites, type SiteDefinition, SiteError, sitesFolder } from './read-sites';

/** The sites of this installation. */
export const sites = readSites();
