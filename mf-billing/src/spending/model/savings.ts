import { big, countOf, unreadOf, type Money } from '@console/api';
import { isAssigned } from '@console/contract/ip-address';
import { HOURS_PER_MONTH } from '@console/contract/pricing';
import { paths } from '@console/contract/paths';
import type { ManagedService } from '@console/contract/service';
import { isDiskAlone, type Charge } from './charges';
import { dearestFirst } from './dearest-first';
import type { Resource } from './resources';
import type { SpendRow } from './rows';

/** What may be spent for nothing. */
export type WasteKind = 'stopped' | 'unassigned' | 'noTargets' | 'snapshot' | 'backup' | 'disk';

/** Something whose end saves money. Before tax, after discount. */
export interface Saving {
  readonly id: string;
  readonly kind: WasteKind;
  readonly name: string;
  readonly location: string;
  /** Its page; undefined where it has none. */
  readonly path: string | undefined;
  /** Where it is ended: a dialog, which stands in the address. */
  readonly fix: string;
  readonly hourly: Money;
  readonly monthly: Money;
  /** When a copy was made. */
  readonly made: Date | undefined;
}

const DAY_MS = 86_400_000;
/** Copies older than this are pointed out. */
export const OLD_DAYS = 30;

const copyKinds = ['snapshot', 'backup'] as const;

const withQuery = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query).toString()}`;

type Found = Pick<Saving, 'kind' | 'fix'> & Partial<Pick<Saving, 'id' | 'hourly' | 'made'>>;

/** Old copies of a machine's disks, each at the price of the charge of its size. */
function oldCopies({ vm, path }: Resource, charges: readonly Charge[], now: Date): Found[] {
  const free = charges.filter(({ isOn }) => isOn);
  return (vm?.storage ?? []).flatMap((disk) =>
    disk.replica.flatMap((copy): Found[] => {
      const at = free.findIndex(({ uptime, disk: size }) => uptime.toLowerCase() === copy.type && size === copy.size);
      const [charge] = at < 0 ? [] : free.splice(at, 1);
      const made = copy.created_at;
      const isOld = made && now.getTime() - made.getTime() > OLD_DAYS * DAY_MS;
      const kind = copyKinds.find((known) => known === copy.type);
      if (!charge || !isOld || !kind) return [];
      const query = { tab: 'disks', dialog: 'replica-delete', disk: disk.uuid, replica: copy.uuid };
      return [{ id: copy.uuid, kind, fix: withQuery(path, query), hourly: charge.hourly, made }];
    }),
  );
}

/** Whether all machines of a service are stopped; one that does not say so may run. */
function isStopped({ resources }: ManagedService): boolean {
  const nodes = resources.filter(({ resource_type: type }) => type === 'vm');
  return (
    nodes.length > 0 &&
    unreadOf(resources).length === 0 &&
    nodes.every(({ resource_allocation: node }) => node?.status === 'stopped')
  );
}

/** What there is, by uuid, and whether there are machines: only there a disk that none of them has can be used, or ended. */
export interface SavingSources {
  readonly index: ReadonlyMap<string, Resource>;
  readonly offersVms: boolean;
  readonly now: Date;
}

function wasteOf(row: SpendRow, { index, offersVms, now }: SavingSources): Found[] {
  const resource = index.get(row.uuid);
  if (!resource) {
    const isDisk = offersVms && isDiskAlone(row.charges);
    const place = row.location === '' ? {} : { location: row.location };
    return isDisk ? [{ kind: 'disk', fix: paths.vmCreate({ ...place, sourceDisk: row.uuid }) }] : [];
  }
  const { vm, address, balancer, service, path } = resource;
  if (vm) {
    if (vm.status === 'stopped') return [{ kind: 'stopped', fix: withQuery(path, { dialog: 'delete' }) }];
    return oldCopies(resource, row.charges, now);
  }
  if (address && !isAssigned(address)) return [{ kind: 'unassigned', fix: withQuery(path, { dialog: 'release' }) }];
  if (service && isStopped(service)) return [{ kind: 'stopped', fix: withQuery(path, { dialog: 'delete' }) }];
  if (balancer && countOf(balancer.targets) === 0)
    return [{ kind: 'noTargets', fix: withQuery(path, { dialog: 'delete' }) }];
  return [];
}

/** What could be ended, the dearest first. A stopped machine is one thing: its disks and copies go with it. */
export function savingsOf(rows: readonly SpendRow[], sources: SavingSources): Saving[] {
  const found = rows
    .flatMap((row) =>
      row.hourly === null
        ? []
        : wasteOf(row, sources).map((found): Saving => {
            const hourly = found.hourly ?? big(row.hourly);
            return {
              id: found.id ?? row.uuid,
              kind: found.kind,
              name: row.name,
              location: row.location,
              path: row.path,
              fix: found.fix,
              hourly,
              monthly: hourly.times(HOURS_PER_MONTH),
              made: found.made,
            };
          }),
    )
    .filter(({ hourly }) => hourly.gt(0));
  return dearestFirst(found, ({ monthly }) => monthly);
}
