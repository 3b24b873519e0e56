import type { HandlerParamsOf, WireResponseOf } from '@console/contract/endpoint';
import type { EndpointName, Endpoints } from '@console/contract/endpoints';
import type { SiteConfigInput } from '@console/contract/site-config';
import type { SiteRuntime } from '../site';
import type { SiteStore } from '../store/store';
import { type Caller, callerOf } from './caller';
import { forbiddenResource, gateway } from './errors';

type LocationConfig = SiteConfigInput['locations'][number];

/** What a handler works with. */
export class Context {
  readonly site: SiteRuntime;
  readonly store: SiteStore;
  /** Host with port, as the browser sees the site. */
  readonly host: string;
  readonly origin: string;
  /** The location of the call; the default one where its path has none. */
  readonly location: LocationConfig;
  readonly #apikey: string | null;
  #known: { readonly version: number; readonly caller: Caller } | undefined;

  constructor(parts: { site: SiteRuntime; origin: string; location: LocationConfig; apikey: string | null }) {
    this.site = parts.site;
    this.store = parts.site.store;
    this.origin = parts.origin;
    this.host = parts.origin.slice(parts.origin.indexOf('//') + 2);
    this.location = parts.location;
    this.#apikey = parts.apikey;
  }

  /**
   * Who asks, looked up again whenever something has changed: a key that is taken back while its call waits is refused
   * from then on.
   * @throws ApiFault 401 without a key, 403 with one that nobody has
   */
  get caller(): Caller {
    const { version } = this.store;
    if (this.#known?.version === version) return this.#known.caller;
    if (this.#apikey === null) throw gateway.noKey();
    const caller = callerOf(this.site, this.#apikey);
    if (!caller) throw gateway.wrongKey();
    this.#known = { version, caller };
    return caller;
  }

  /** The same call at another location. */
  at(location: LocationConfig): Context {
    return new Context({ site: this.site, origin: this.origin, location, apikey: this.#apikey });
  }

  get userId(): number {
    return this.caller.person.user_id;
  }

  /** Epoch seconds of the site's clock. */
  get now(): number {
    return this.site.now();
  }

  /** Who acts for the user; undefined where the user does. Belongs into every row with such a field. */
  get actingUserId(): number | undefined {
    return this.caller.acting?.acting_user_id;
  }

  /** The billing account that the caller is bound to: by a restricted token, or by the delegation that it acts by. */
  get boundAccount(): number | undefined {
    const { token, acting } = this.caller;
    return token?.restricted ? token.account_id : (acting?.account_id ?? undefined);
  }

  /**
   * For what belongs to the user as a whole and to no billing account: profile, tokens, delegations, new accounts, keys
   * of the object store.
   * @throws ApiFault 403 'resource_forbidden' where the caller is bound to one account
   */
  requireUnbound(): void {
    if (this.boundAccount !== undefined) throw forbiddenResource();
  }

  /** Whether the caller may reach what belongs to a billing account, and has asked for it. */
  reaches(accountId: number, requested?: number): boolean {
    const bound = this.boundAccount;
    return (bound === undefined || bound === accountId) && (requested === undefined || requested === accountId);
  }

  /**
   * An own billing account.
   * @throws ApiFault 403 'resource_forbidden' for one that is somebody else's, deleted or out of the token's reach
   */
  account(id: number) {
    const account = this.store.accounts.get(String(id));
    if (!account || account.user_id !== this.userId || account.is_deleted || !this.reaches(id))
      throw forbiddenResource();
    return account;
  }
}

export type Handler<Name extends EndpointName> = (
  ctx: Context,
  params: HandlerParamsOf<Endpoints[Name]>,
) => WireResponseOf<Endpoints[Name]> | Promise<WireResponseOf<Endpoints[Name]>>;

export type HandlersOf<Name extends EndpointName> = { readonly [Key in Name]: Handler<Key> };
