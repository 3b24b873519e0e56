import type { SiteAllowList, SiteDocument } from '@console/contract/site-document';
import type { SiteDefinition } from '@console/sites';

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
