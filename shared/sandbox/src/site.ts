import type { SiteConfigInput } from '@console/contract/site-config';
import { Ledger } from './billing/ledger';
import { priceListOf, ratesOf } from './catalogue/prices';
import { FaultRules } from './controls/faults';
import { ReportLog } from './controls/reports';
import { RequestLog } from './controls/request-log';
import { Failures } from './idp/failures';
import { Tickets } from './idp/tickets';
import type { SiteRow } from './model/site';
import { type BlobStore, MemoryBlobs } from './s3/blob-store';
import { SiteBlobs } from './s3/site-blobs';
import { ChatLog } from './fakes/chat-log';
import type { SiteStore } from './store/store';
import { monthOf } from './time/formats';
import { Waiters } from './time/operations';

/** A site as the sandbox needs to know it: its id, the host names that it answers on (without port), its configuration. */
export interface SandboxSite {
  readonly id: string;
  readonly hosts: readonly string[];
  readonly config: SiteConfigInput;
  /** What the site's brand calls VAT. */
  readonly taxLabel?: string;
  /** Origins of consoles that are served elsewhere, as before a real API: the identity provider lets them in beside its own. */
  readonly consoles?: readonly string[];
}

/** Origins, as browsers know them, of what is served beside the sites. */
export interface PublicOrigins {
  /** Pages and scripts of payment processors. */
  readonly pay?: string;
  /** Scripts of chat providers, and the frames that they run in. */
  readonly chat?: string;
  readonly s3?: string;
}

export const freshSite = (now: number): SiteRow => ({
  id: 'site',
  user_id: 0,
  clock_ahead_s: 0,
  speed: 1,
  next_number: 1_500_000,
  invoiced_until: monthOf(now),
  has_large: false,
});

/** One site at work: its rows, its clock, its prices and what was set by hand. */
export class SiteRuntime {
  definition: SandboxSite;
  readonly store: SiteStore;
  readonly port: number | undefined;
  readonly origins: PublicOrigins;
  readonly faults = new FaultRules();
  readonly requests = new RequestLog();
  /** Content of the objects in the object store. */
  readonly blobs: SiteBlobs;
  readonly waiters = new Waiters();
  readonly tickets = new Tickets();
  readonly failures = new Failures();
  readonly chat = new ChatLog();
  readonly reports = new ReportLog();
  readonly prices;
  readonly rates;
  readonly ledger: Ledger;
  #momentMs: number | undefined;

  constructor(
    definition: SandboxSite,
    store: SiteStore,
    port?: number,
    blobs: BlobStore = new MemoryBlobs(),
    origins: PublicOrigins = {},
  ) {
    this.definition = definition;
    this.port = port;
    this.origins = origins;
    this.store = store;
    this.blobs = new SiteBlobs(definition.id, blobs);
    this.prices = priceListOf(
      definition.config.siteCurrency,
      definition.config.locations.map((location) => location.slug),
    );
    this.rates = ratesOf(this.prices, definition.config.siteCurrency, definition.config.priceTiers);
    this.ledger = new Ledger(store, this.rates);
  }

  get config(): SiteConfigInput {
    return this.definition.config;
  }

  get defaultLocation(): string {
    const { locations } = this.config;
    return (locations.find((location) => location.is_default) ?? locations[0])?.slug ?? '';
  }

  get state(): SiteRow {
    return this.store.site.get('site') ?? freshSite(Math.floor(Date.now() / 1000));
  }

  /** Epoch ms of the site's clock; of the moment whose turn it is while the site catches up with its clock. */
  nowMs(): number {
    return this.#momentMs ?? Date.now() + this.state.clock_ahead_s * 1000;
  }

  /** Does something as if it were another time (epoch seconds); synchronous work only. */
  during<T>(moment: number, work: () => T): T {
    const before = this.#momentMs;
    this.#momentMs = moment * 1000;
    try {
      return work();
    } finally {
      this.#momentMs = before;
    }
  }

  /** Epoch seconds of the site's clock. */
  now(): number {
    return Math.floor(this.nowMs() / 1000);
  }

  /** Changes what the site remembers. Only inside a transaction. */
  remember(patch: Partial<SiteRow>): void {
    this.store.site.put({ ...this.state, ...patch });
  }

  /** The next number for a row. Only inside a transaction. */
  nextNumber(): number {
    const { next_number } = this.state;
    this.remember({ next_number: next_number + 1 });
    return next_number;
  }
}
