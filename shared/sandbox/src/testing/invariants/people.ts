import type { SiteRuntime } from '../../site';

interface Owned {
  readonly id: string;
  readonly user_id: number;
  readonly account_id: number;
}

/** What stands in a location and is paid by an account; a bucket has no location. */
function resourcesOf({
  store,
}: SiteRuntime): readonly (readonly [string, readonly (Owned & { location?: string })[]])[] {
  return [
    ['machine', store.vms.all()],
    ['disk', store.disks.all()],
    ['lease', store.leases.all()],
    ['address', store.ips.all()],
    ['load balancer', store.loadBalancers.all()],
    ['service', store.services.all()],
    ['bucket', store.buckets.all()],
  ];
}

/** Everything has an owner who is there, and is paid by an account of that owner in which nothing has ended. */
export function* ownerFaults(site: SiteRuntime): Generator<string> {
  const { store } = site;
  const slugs = new Set(site.config.locations.map(({ slug }) => slug));
  for (const [kind, rows] of resourcesOf(site)) {
    for (const { id, user_id, account_id, location } of rows) {
      const account = store.accounts.get(String(account_id));
      if (account?.user_id !== user_id) yield `${kind} ${id}: account ${account_id} is not its owner's`;
      if (account?.is_deleted) yield `${kind} ${id}: account ${account_id} is closed`;
      if (location !== undefined && !slugs.has(location)) yield `${kind} ${id}: there is no location ${location}`;
    }
  }
  for (const { id, user_id } of store.accounts.all())
    if (!store.people.get(String(user_id))) yield `account ${id}: there is no user ${user_id}`;
}

/** What belongs to an account is of its owner: cards, money, tokens, delegations. */
export function* accountFaults(site: SiteRuntime): Generator<string> {
  const { store } = site;
  const kinds: readonly (readonly [string, readonly Owned[]])[] = [
    ['card', store.cards.all()],
    ['invoice', store.invoices.all()],
    ['movement', store.credits.all()],
    ['meter', store.meters.all()],
    ['token', store.tokens.all().filter((row) => row.restricted)],
    ['delegation', store.delegations.all()],
  ];
  for (const [kind, rows] of kinds) {
    for (const { id, user_id, account_id } of rows)
      if (store.accounts.get(String(account_id))?.user_id !== user_id)
        yield `${kind} ${id}: account ${account_id} is not its owner's`;
  }
  for (const { user_id } of store.people.all()) {
    const open = store.accounts.of(user_id).filter((row) => !row.is_deleted);
    const defaults = open.filter((row) => row.is_default).length;
    if (open.length > 0 && defaults !== 1) yield `user ${user_id}: ${defaults} default accounts`;
  }
}

/** A bucket is as large as what it holds. Of the large user's buckets nothing is kept but the sums. */
export function* objectFaults({ store }: SiteRuntime): Generator<string> {
  for (const { id, user_id, size_bytes, num_objects } of store.buckets.all()) {
    const objects = store.s3Objects.by('bucket', id);
    if (objects.some((row) => row.user_id !== user_id)) yield `bucket ${id}: holds what is somebody else's`;
    if (objects.length === 0) continue;
    if (objects.length !== num_objects) yield `bucket ${id}: holds ${objects.length} objects, it says ${num_objects}`;
    const size = objects.reduce((sum, row) => sum + row.size, 0);
    if (size !== size_bytes) yield `bucket ${id}: holds ${size} bytes, it says ${size_bytes}`;
  }
  for (const { id, bucket } of store.s3Objects.all())
    if (!store.buckets.get(bucket)) yield `object ${id}: its bucket is not there`;
}
