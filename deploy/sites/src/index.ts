import { defaultSite } from './default';
import { metalSite } from './metal';
import type { SiteDefinition } from './site';

export { demoSite } from './demo';
export type { SiteDefinition } from './site';

/** The sites of this installation. */
export const sites: readonly SiteDefinition[] = [defaultSite, metalSite];
