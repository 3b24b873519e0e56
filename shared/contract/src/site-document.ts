import type { BrandDocument } from './brand';
import type { Environment } from './environment';
import type { SiteConfigInput } from './site-config';

/** What the shell needs to know of one built version of a remote. What else its build writes down only the edge reads. */
export interface RemoteRecord {
  /** Folder and federation alias: `mf-compute`. */
  readonly name: string;
  readonly version: string;
  /** Where its files are: `/remotes/mf-compute/<version>/`. */
  readonly base: string;
  /** File name of the remote entry, relative to base. */
  readonly entry: string;
  /** Subresource integrity of the remote entry (`sha256-…`). */
  readonly integrity: string;
  /** The area's declaration (`area.json`); parsed with the schema of @console/area. */
  readonly area: unknown;
  /**
   * The address of what each of its lists asks for first, relative to the API prefix; `*` stands for each location.
   * (shell, likely-data)
   */
  readonly data?: Readonly<Record<string, string>>;
  /** Why it is this version: of a registry for everyone or for some visitors, or held by the site. Absent for the edge's own build. */
  readonly channel?: 'published' | 'canary' | 'pinned' | undefined;
}

/** A built file, relative to the folder of its build, with its subresource integrity. */
export interface AssetFile {
  readonly file: string;
  readonly integrity?: string | undefined;
}

/** The shell's files, in load order. */
export interface ShellRecord {
  readonly version: string;
  readonly base: string;
  readonly scripts: readonly AssetFile[];
  readonly styles: readonly AssetFile[];
  /** Files of what is shared and not in the first file: `@console/area`, `@console/ui`, `@console/ui/data` and so on. */
  readonly groups: Readonly<Record<string, readonly AssetFile[]>>;
  /** What its code loads on demand: scripts and style sheets. */
  readonly lazy: readonly AssetFile[];
  /** The script of chat frames. Builds from before have none that is vouched for. */
  readonly chatFrame?: AssetFile;
}

/** Hosts that the site's policy lets in, by CSP directive. */
export interface SiteAllowList {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
  readonly form: readonly string[];
  /** Pictures from elsewhere than https: codes to scan of the sandbox's processors. */
  readonly image?: readonly string[];
  /**
   * Hosts that a payment may lead to, by keyword of its processor, with port where it is not the usual one; those below them, too.
   * Not of the policy.
   */
  readonly leave?: Readonly<Record<string, readonly string[]>>;
}

/** Origins of the sandbox's fakes: `{pay}/js/stripe.js`, `{chat}/intercom.js`. */
export interface FakeOrigins {
  readonly pay: string;
  readonly chat: string;
}

/** What the edge writes into the page, so that nothing that could be known is asked for. */
export interface SiteDocument {
  readonly site: {
    readonly id: string;
    /** As the browser names it, with port. */
    readonly host: string;
    /** The part of the host that was registered for its owner; absent where there is none. (`belongsToSite`) */
    readonly domain?: string | undefined;
  };
  readonly environment: Environment;
  /** Origin of an API that the browser calls itself; without it the API is at the page's own origin. */
  readonly api?: string;
  /** As GET /config/ui/config answers it; parsed with SiteConfig. */
  readonly config: SiteConfigInput;
  readonly brand: BrandDocument;
  readonly allow: SiteAllowList;
  /** Where the scripts of processors and chat providers come from in place of the vendors' own: the sandbox's fakes. */
  readonly fakes?: FakeOrigins;
  /** Address of the page that chat runs in, at a host name of its own; absent where chat is off or has no such host. */
  readonly chatFrame?: string;
  readonly registry: {
    readonly shell: Pick<ShellRecord, 'version' | 'base'>;
    readonly remotes: readonly RemoteRecord[];
  };
  /** Announcement of the operator, shown to everyone. */
  readonly announcement?: { readonly id: string; readonly text: string; readonly url?: string };
  /** The site's project at the error-reporting service; without one, errors are only logged in the browser. */
  readonly reporting?:
    | {
        readonly dsn: string;
        /** Where pages send reports to, by the service's own address; without it to the site's origin, which hands them on. */
        readonly address?: string;
      }
    | undefined;
  /** A vendor's script may write HTML into this page: its policy does not ask for Trusted Types. (deploy/docs/processors.md) */
  readonly takesVendorHtml?: boolean;
  /** The edge counts how long areas took to come, and how often they failed. */
  readonly takesFigures?: boolean;
  /** Origins that a tab may load one area from in place of the site's own; `http://localhost:*` stands for each port. None: absent. */
  readonly overrides?: readonly string[];
  /**
   * A demo, whose files need no server: everything is answered by a sandbox in the browser, and visitors are this person of it.
   * Said by an export, never by an edge.
   */
  readonly demo?: { readonly email: string };
  /** Set by the browser, never by the server: everything is answered by a sandbox in the browser. */
  readonly mock?: true;
}
