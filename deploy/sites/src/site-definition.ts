import type { SiteConfigInput } from '@console/contract/site-config';
import type { SiteAllowList } from '@console/contract/site-document';

/** A host name for chat alone, which leads to the same edge. */
export interface ChatHost {
  /** With scheme, as browsers see it: `https://chat.example.com`. No page of a console may be there. */
  readonly origin: string;
  /** Further hosts that the provider's widget may use there, beside those that are known of it: `*.example-cdn.com`. */
  readonly hosts?: readonly string[];
}

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
  /** Origin of the API of this site, where it is not that of API_ORIGIN. An edge never sends it to browsers. */
  readonly api?: string;
  /** Origin of the object store that this API leads to. The sandbox brings its own. */
  readonly objectStore?: string;
  /** Versions of remotes that this site runs instead of the newest ones: `{ 'mf-compute': '0.1.0-1a2b3c4d' }`. */
  readonly versions?: Readonly<Record<string, string>>;
  /** Project at the error-reporting service (Sentry); reports go there through the site's own origin. */
  readonly reporting?: { readonly dsn: string };
  /** Where chat runs, apart from the console. Without it chat stays off, whatever the configuration says. (deploy/docs/chat.md) */
  readonly chatHost?: ChatHost;
  /** Origins that whoever confirms it may load one area from, in a tab: servers of developers. */
  readonly overrides?: readonly string[];
  readonly announcement?: { readonly id: string; readonly text: string; readonly url?: string };
}
