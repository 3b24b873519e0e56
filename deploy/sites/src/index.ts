import { readSites } from './read-sites';

export { siteSchema } from './site-schema';
export { envelopeAddress } from './envelope-address';
export { demoSite, readSite, readSites, SiteError, sitesFolder } from './read-sites';
export type { SiteDefinition } from './site-definition';

/** The sites of this installation. */
export const sites = readSites();
