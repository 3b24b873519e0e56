import type { BrandDocument } from '@console/contract/brand';
import type { SiteAllowList, FakeOrigins } from '@console/contract/site-document';
import type { SiteDefinition } from '@console/sites';
import type { Client } from './client';
import type { FetchS3 } from './s3-listener';

/** A fault that was ordered for a file of a remote. */
export interface AssetFault {
  readonly delay_ms?: number | undefined;
  readonly status?: number | undefined;
  readonly content_type?: string | undefined;
  readonly body?: unknown;
  readonly drop?: 'reset' | 'hang' | 'truncate' | undefined;
}

/** Where a request comes in, and from whom. */
export interface RequestSource {
  /** None at a host that the backend serves itself. */
  readonly site: SiteDefinition | undefined;
  /** The Host header, with port. */
  readonly host: string;
  readonly client: Client;
  /** What came with a GET, which a Request cannot carry. */
  readonly getBody?: AsyncIterable<Uint8Array> | undefined;
}

/** Where a request to a site comes in, and from whom. */
export interface SiteRequestSource extends Pick<RequestSource, 'host' | 'client'> {
  readonly site: SiteDefinition;
}

/** What answers API calls behind the edge: the sandbox in this process, or a real API elsewhere. */
export interface Backend {
  /** Paths of a site that it answers, as routes. */
  readonly paths: {
    /** Of the API: never a document. */
    readonly api: readonly string[];
    /** Of the fakes of others: the identity provider, controls, pages about the sandbox. A real API has none. */
    readonly fakes: readonly string[];
  };
  fetch(request: Request, source: RequestSource): Promise<Response>;
  /** The fault that the sandbox's controls ordered for a file, counting it down. */
  takeFault(target: { scope: 'remotes'; host: string; method: string; path: string }): AssetFault | undefined;
  /** Whether any fault is ordered at a host; without it none ever is. */
  hasFaults?(host: string): boolean;
  configOf(site: SiteDefinition, host: string): Promise<SiteDefinition['config']>;
  /**
   * Origins outside of the site that its pages may use: those of its definition, and those that this backend makes
   * necessary (processors, chat, identity provider, object store). The one place where they come together.
   * `config`: what configOf has given.
   */
  allow(site: SiteDefinition, host: string, config: SiteDefinition['config']): SiteAllowList;
  /** Where its fakes for the scripts of processors and chat providers are; a real API has none. */
  readonly fakes?: FakeOrigins;
  /** Takes an error report of a site's page, on its way to the error-reporting service. */
  report(request: Request, site: SiteDefinition): Promise<Response>;
  /** Whether it answers at a host name (without port) that is no site's: the sandbox's processor pages and scripts. */
  servesHost(hostName: string): boolean;
  /** Answers the object store, where this backend brings one; it has a port of its own. */
  readonly fetchS3?: FetchS3;
  /** Takes other settings of sites, and sites that are new, where it keeps any of its own. */
  setSites?(sites: readonly SiteDefinition[], brands: Readonly<Record<string, BrandDocument>>): void;
  close(): Promise<void>;
}
