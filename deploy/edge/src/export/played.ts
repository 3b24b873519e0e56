import type { SiteAllowList, SiteDocument } from '@console/contract/site-document';
import type { SiteDefinition } from '@console/sites';

/** What is to be put out. */
export interface ExportOrder {
  /** Id of the site. */
  readonly id: string;
  /** The host that it is served at, with port where that is not the usual one; the site's first one where none is given. */
  readonly host?: string | undefined;
  /** A demo, whose API is in the browser: at any host. */
  readonly isDemo: boolean;
  /** The web server passes /api on, so that the browser knows no other origin. */
  readonly isProxied: boolean;
}

/** Where the pages of a site come from, and what differs from those of an edge. */
export interface Played {
  readonly host: string;
  readonly config: SiteDefinition['config'];
  readonly allow: SiteAllowList;
  readonly isWanted: (file: string) => boolean;
  /** What its document says beside what an edge would. */
  readonly facts: Partial<SiteDocument>;
  /** Origin of the API that the web server passes on to. */
  readonly api?: string;
}
