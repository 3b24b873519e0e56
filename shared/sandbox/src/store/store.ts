import type { AccountRow, CardRow, CreditRow, InvoiceRow, MeterRow } from '../model/billing';
import type { ActingRow, DelegationRow, IdentityRow, MailRow, PersonRow, TokenRow } from '../model/people';
import type { IpRow, LoadBalancerRow, NetworkRow } from '../model/network';
import type { ServiceRow, DeletedServiceRow } from '../model/services';
import type { DetachedDiskRow, LeaseRow, VmRow } from '../model/compute';
import type { JobRow } from '../model/site';
import { type MachineRow, stockOf } from '../model/machine';
import type { LinkMethodsRow, PaymentRow } from '../model/payments';
import type { SiteRow } from '../model/site';
import type { BucketRow, S3AccountRow, S3KeyRow, S3ObjectRow, S3UploadRow } from '../model/storage';
import { type AnyCollection, Collection, type Indexes, type Row } from './collection';
import { Committer } from './committer';
import { UndoLog } from './undo-log';
import type { Persistence } from './persistence';

/** Key of what a user has in a location. */
export const placeOf = ({ user_id, location }: { readonly user_id: number; readonly location: string }): string =>
  `${user_id}/${location}`;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && 'id' in value;

/**
 * The state of one site. Reads are plain; writes happen inside `transact`, one transaction at a time, and are
 * committed to the persistence before it resolves.
 */
export class SiteStore {
  readonly siteId: string;
  readonly #persistence: Persistence;
  readonly #committer: Committer;
  readonly #collections = new Map<string, AnyCollection>();
  #undoLog: UndoLog | undefined;
  /** Grows whenever something changes or is taken back; what was computed before is stale. */
  version = 0;

  readonly site = this.#collection<SiteRow>('site');
  readonly people = this.#collection<PersonRow, 'apikey' | 'email'>('people', {
    apikey: (row) => row.apikey,
    email: (row) => row.email,
  });
  readonly identities = this.#collection<IdentityRow>('identities');
  readonly mails = this.#collection<MailRow>('mails');
  readonly tokens = this.#collection<TokenRow, 'token' | 'account'>('tokens', {
    token: (row) => row.token,
    account: (row) => row.account_id,
  });
  readonly acting = this.#collection<ActingRow, 'invitation'>('acting', {
    invitation: (row) => row.invitation ?? undefined,
  });
  readonly delegations = this.#collection<DelegationRow, 'grantee' | 'invitation'>('delegations', {
    grantee: (row) => row.invitations.map(({ grantee }) => grantee),
    invitation: (row) => row.invitations.map(({ uuid }) => uuid),
  });
  readonly accounts = this.#collection<AccountRow, 'share_code'>('accounts', {
    share_code: (row) => row.referral_share_code.toLowerCase(),
  });
  readonly cards = this.#collection<CardRow, 'account'>('cards', { account: (row) => row.account_id });
  readonly payments = this.#collection<PaymentRow, 'payment_method'>('payments', {
    payment_method: (row) => row.payment_method ?? undefined,
  });
  readonly linkMethods = this.#collection<LinkMethodsRow>('link_methods');
  readonly invoices = this.#collection<InvoiceRow, 'account'>('invoices', { account: (row) => row.account_id });
  readonly credits = this.#collection<CreditRow, 'account'>('credits', { account: (row) => row.account_id });
  readonly meters = this.#collection<MeterRow, 'account' | 'owner'>('meters', {
    account: (row) => row.account_id,
    owner: (row) => row.owner,
  });
  readonly jobs = this.#collection<JobRow, 'target'>('jobs', { target: (row) => row.target });
  readonly vms = this.#collection<VmRow, 'place' | 'network' | 'account' | 'pool'>('vms', {
    place: placeOf,
    account: (row) => row.account_id,
    pool: (row) => row.pool_uuid,
    network: (row) => [row.network_uuid, ...(row.subinterfaces ?? []).map(({ network_uuid }) => network_uuid)],
  });
  readonly disks = this.#collection<DetachedDiskRow>('disks');
  readonly leases = this.#collection<LeaseRow, 'place'>('leases', { place: placeOf });
  readonly machines = this.#collection<MachineRow, 'stock' | 'address'>('machines', {
    stock: stockOf,
    address: (row) => row.ip_public_v4,
  });
  readonly networks = this.#collection<NetworkRow, 'place'>('networks', { place: placeOf });
  readonly ips = this.#collection<IpRow, 'place' | 'address' | 'assigned'>('ips', {
    place: placeOf,
    address: (row) => row.address,
    assigned: (row) => row.assignment?.to,
  });
  readonly loadBalancers = this.#collection<LoadBalancerRow, 'place' | 'network' | 'target'>('load_balancers', {
    place: placeOf,
    network: (row) => row.network_uuid,
    target: (row) => row.targets.map(({ vm_uuid }) => vm_uuid),
  });
  readonly deletedLoadBalancers = this.#collection<LoadBalancerRow>('deleted_load_balancers');
  readonly services = this.#collection<ServiceRow, 'network'>('services', { network: (row) => row.network_uuid });
  readonly deletedServices = this.#collection<DeletedServiceRow>('deleted_services');
  readonly buckets = this.#collection<BucketRow>('buckets');
  readonly s3Accounts = this.#collection<S3AccountRow>('s3_accounts');
  readonly s3Keys = this.#collection<S3KeyRow>('s3_keys');
  readonly s3Objects = this.#collection<S3ObjectRow, 'bucket'>('s3_objects', { bucket: (row) => row.bucket });
  readonly s3Uploads = this.#collection<S3UploadRow, 'bucket'>('s3_uploads', { bucket: (row) => row.bucket });

  constructor(siteId: string, persistence: Persistence) {
    this.siteId = siteId;
    this.#persistence = persistence;
    this.#committer = new Committer(siteId, persistence, this.#age);
  }

  async load(): Promise<void> {
    for (const { collection, value } of await this.#persistence.load(this.siteId)) {
      if (isRow(value)) this.#collections.get(collection)?.load(value);
    }
  }

  /**
   * Runs `work` alone; resolves when its changes are kept. What it throws, and a commit that fails, leaves the state as
   * it was.
   */
  async transact<T>(work: () => T): Promise<T> {
    // Not before whoever asks has finished its own turn: a transaction cannot begin inside of another one.
    await Promise.resolve();
    const undoLog = new UndoLog();
    this.#undoLog = undoLog;
    let result: T;
    try {
      result = work();
    } catch (error) {
      undoLog.undo();
      this.#age();
      throw error;
    } finally {
      this.#undoLog = undefined;
    }
    if (undoLog.isEmpty) {
      // It may have found done what is not kept yet.
      await this.#committer.settled();
      return result;
    }
    await this.#committer.add(undoLog);
    return result;
  }

  /** Takes away all rows of the users that the test names, but in those collections. Only inside a transaction. */
  removeRowsOf(test: (userId: number) => boolean, but: ReadonlySet<string> = new Set()): void {
    for (const collection of this.#collections.values()) {
      if (but.has(collection.name)) continue;
      for (const row of collection.all()) if (test(row.user_id)) collection.delete(row.id);
    }
  }

  readonly #age = (): void => {
    this.version += 1;
  };

  #collection<R extends Row>(name: string): Collection<R>;
  #collection<R extends Row, Name extends string>(name: string, keys: Indexes<R, Name>): Collection<R, Name>;
  #collection<R extends Row, Name extends string>(name: string, keys?: Indexes<R, Name>): Collection<R, Name> {
    const recorder = (): UndoLog => {
      if (!this.#undoLog) throw new Error(`${name}: a write outside of a transaction`);
      this.#age();
      return this.#undoLog;
    };
    const collection = new Collection<R, Name>(name, recorder, keys);
    this.#collections.set(name, collection);
    return collection;
  }
}
