import type { AccountRow, CardRow, CreditRow, InvoiceRow, MeterRow } from '../model/billing';
import type { DelegationRow, IdentityRow, MailRow, PersonRow, TokenRow } from '../model/people';
import type { IpRow, LoadBalancerRow, NetworkRow } from '../model/network';
import type { BucketRow, S3KeyRow, ServiceRow } from '../model/services';
import type { LeaseRow, VmRow } from '../model/compute';
import type { JobRow } from '../model/jobs';
import type { LinkMethodsRow, PaymentRow } from '../model/payments';
import type { SiteRow } from '../model/site';
import { type AnyCollection, Collection, type Journal, type Row } from './collection';
import type { Persistence } from './persistence';

/** Remembers each row's state before its first change. */
class Notes implements Journal {
  readonly #before = new Map<string, { collection: AnyCollection; id: string; before: Row | undefined }>();

  note(collection: AnyCollection, id: string, before: Row | undefined): void {
    const key = `${collection.name}/${id}`;
    if (!this.#before.has(key)) this.#before.set(key, { collection, id, before });
  }

  get isEmpty(): boolean {
    return this.#before.size === 0;
  }

  changes() {
    return [...this.#before.values()].map(({ collection, id }) => collection.stored(id));
  }

  undo(): void {
    for (const { collection, id, before } of this.#before.values()) collection.restore(id, before);
  }
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && 'id' in value;

/**
 * The state of one site. Reads are plain; writes happen inside `transact`, one transaction at a time, and are
 * committed to the persistence before it resolves.
 */
export class SiteStore {
  readonly siteId: string;
  readonly #persistence: Persistence;
  readonly #collections = new Map<string, AnyCollection>();
  #notes: Notes | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  /** Grows with every transaction that changed something; what was computed before is stale. */
  version = 0;

  readonly site = this.#collection<SiteRow>('site');
  readonly people = this.#collection<PersonRow>('people');
  readonly identities = this.#collection<IdentityRow>('identities');
  readonly mails = this.#collection<MailRow>('mails');
  readonly tokens = this.#collection<TokenRow>('tokens');
  readonly delegations = this.#collection<DelegationRow>('delegations');
  readonly accounts = this.#collection<AccountRow>('accounts');
  readonly cards = this.#collection<CardRow>('cards');
  readonly payments = this.#collection<PaymentRow>('payments');
  readonly linkMethods = this.#collection<LinkMethodsRow>('link_methods');
  readonly invoices = this.#collection<InvoiceRow>('invoices');
  readonly credits = this.#collection<CreditRow>('credits');
  readonly meters = this.#collection<MeterRow>('meters');
  readonly jobs = this.#collection<JobRow>('jobs');
  readonly vms = this.#collection<VmRow>('vms');
  readonly leases = this.#collection<LeaseRow>('leases');
  readonly networks = this.#collection<NetworkRow>('networks');
  readonly ips = this.#collection<IpRow>('ips');
  readonly loadBalancers = this.#collection<LoadBalancerRow>('load_balancers');
  readonly services = this.#collection<ServiceRow>('services');
  readonly buckets = this.#collection<BucketRow>('buckets');
  readonly s3Keys = this.#collection<S3KeyRow>('s3_keys');

  constructor(siteId: string, persistence: Persistence) {
    this.siteId = siteId;
    this.#persistence = persistence;
  }

  async load(): Promise<void> {
    for (const { collection, id, value } of await this.#persistence.load(this.siteId)) {
      if (isRow(value)) this.#collections.get(collection)?.restore(id, value);
    }
  }

  /** Runs `work` alone; what it throws, and a commit that fails, leaves the state as it was. */
  transact<T>(work: () => T): Promise<T> {
    const run = this.#queue.then(async () => {
      const notes = new Notes();
      try {
        this.#notes = notes;
        const result = work();
        this.#notes = undefined;
        if (!notes.isEmpty) {
          await this.#persistence.commit({ site: this.siteId, rows: notes.changes() });
          this.version += 1;
        }
        return result;
      } catch (error) {
        notes.undo();
        throw error;
      } finally {
        this.#notes = undefined;
      }
    });
    this.#queue = run.catch(() => undefined);
    return run;
  }

  /** Takes away all rows of the users that the test names. Only inside a transaction. */
  removeRowsOf(test: (userId: number) => boolean): void {
    for (const collection of this.#collections.values()) {
      for (const row of collection.keys()) if (test(row.user_id)) collection.delete(row.id);
    }
  }

  #collection<R extends Row>(name: string): Collection<R> {
    const collection = new Collection<R>(name, () => {
      if (!this.#notes) throw new Error(`${name}: a write outside of a transaction`);
      return this.#notes;
    });
    this.#collections.set(name, collection);
    return collection;
  }
}
