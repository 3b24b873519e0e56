import type { SiteConfigInput } from '@console/contract/site-config';
import type { SiteAllowList } from '@console/contract/site-document';

/** One deployment for one brand, as data. */
export interface SiteDefinition {
  readonly id: string;
  /** Host names without port. The first one is where its identity provider answers. */
  readonly hosts: readonly string[];
  /** A brand of @console/brands. */
  readonly brand: string;
  readonly config: SiteConfigInput;
  /** Origins outside of the site that its pages may use. */
  readonly allow: SiteAllowList;
  /** Versions of remotes that this site runs instead of the newest ones: `{ 'mf-compute': '0.1.0-1a2b3c4d' }`. */
  readonly versions?: Readonly<Record<string, string>>;
  /** Project at the error-reporting service (Sentry); reports go there through the site's own origin. */
  readonly reporting?: { readonly dsn: string };
  readonly announcement?: { readonly id: string; readonly text: string; readonly url?: string };
}
