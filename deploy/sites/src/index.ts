import { readSites } from './read-sites';

export { demoSite } from './demo';
export { siteSchema } from './site-schema';
export { readSite, readSites, SiteError, sitesFolder } from './read-sites';
export type { SiteDefinition } from './site';

/** The sites of this installation. */
export const sites = readSites();
