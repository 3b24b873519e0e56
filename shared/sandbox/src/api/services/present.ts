import type { WireResponseOf } from '@console/contract/endpoint';
import type { updateService } from '@console/contract/service-package';
import { serviceKind, servicePrices } from '../../catalogue/services';
import { stableId } from '../../catalogue/stable-id';
import type { ReplicaRow } from '../../model/compute';
import type { DeletedServiceRow, ServiceNodeRow, ServiceRow } from '../../model/services';
import type { SiteRuntime } from '../../site';
import { utc, utcMicro, utcOrNull } from '../../time/formats';
import type { Context } from '../context';
import { refused } from '../errors';

export const noSuchService = (uuid: string) => refused(`No such service package exists: ${uuid}`);

const isReached = (ctx: Context, service: ServiceRow): boolean =>
  service.user_id === ctx.userId && ctx.reaches(service.account_id);

/** An own service that is not being deleted. @throws ApiFault 400 */
export function ownService(ctx: Context, uuid: string): ServiceRow {
  const service = ctx.store.services.get(uuid);
  if (!service || service.status === 'deleted' || !isReached(ctx, service)) throw noSuchService(uuid);
  return service;
}

/** An own service, also one that was deleted. @throws ApiFault 400 */
export function ownOrDeletedService(ctx: Context, uuid: string): ServiceRow | DeletedServiceRow {
  const service = ctx.store.services.get(uuid) ?? ctx.store.deletedServices.get(uuid);
  if (!service || !isReached(ctx, service)) throw noSuchService(uuid);
  return service;
}

/** A node of a service. @throws ApiFault 400 */
export function nodeOf(service: ServiceRow, uuid: string): ServiceNodeRow {
  const node = service.nodes.find((row) => row.uuid === uuid);
  if (!node) throw refused(`No such virtual machine exists: ${uuid}`);
  return node;
}

const DAY = 86_400;
const KEPT = 7;

/** Seconds after midnight of a time written 'HH:MM'. */
function secondsOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60;
}

const stampOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 19).replace(/[T:]/g, '-');

/**
 * The daily snapshots of a node's disk that are kept, newest first. They need no rows: every node has one of each day
 * since it was made, taken at the site's time for backups (UTC, 'HH:MM').
 */
function snapshotsOf(
  node: ServiceNodeRow,
  { created, now, time }: { created: number; now: number; time: string },
): ReplicaRow[] {
  const offset = secondsOf(time);
  const latest = Math.floor((now - offset) / DAY) * DAY + offset;
  return Array.from({ length: KEPT }, (_, days) => latest - days * DAY)
    .filter((taken) => taken > created)
    .map((taken) => ({
      uuid: `${node.disk_uuid}${stampOf(taken)}`,
      type: 'snapshot',
      size: node.disk,
      created: taken,
    }));
}

type WireService = WireResponseOf<typeof updateService>;

const BACKUP_TIME = '01:00';

/** The snapshots of a node as they are now. */
export const nodeSnapshots = (site: SiteRuntime, service: ServiceRow, node: ServiceNodeRow) =>
  snapshotsOf(node, { created: service.created, now: site.now(), time: site.config.backupTime ?? BACKUP_TIME });

/** How it is reached: a cluster by its name and what it says of itself, everything else by address. */
function propertiesOf(service: ServiceRow) {
  if (service.service === 'kubernetes')
    return {
      location: service.location,
      cluster_name: service.display_name,
      spec: { version: service.version, workers: service.nodes.length },
      status: { phase: service.status === 'active' ? 'Ready' : 'Provisioning' },
    };
  const port = serviceKind(service.service)?.sqlPort ?? null;
  return {
    service_ip: service.service_ip,
    location: service.location,
    ...(port === null ? {} : { sql_user: 'wadmin', port }),
  };
}

const allocationOf = (site: SiteRuntime, service: ServiceRow, node: ServiceNodeRow) => ({
  memory: node.memory,
  vcpu: node.vcpu,
  status: node.status,
  storage: [
    {
      uuid: node.disk_uuid,
      primary: true,
      size: node.disk,
      replica: nodeSnapshots(site, service, node).map((row) => ({
        uuid: row.uuid,
        master_uuid: node.disk_uuid,
        type: row.type,
        size: row.size,
        created_at: utcMicro(row.created),
      })),
    },
  ],
});

/** The shared address of two nodes, the machines, the network, and a cluster's own key to the API. */
function resourcesOf(site: SiteRuntime, service: ServiceRow, isDeleted: boolean) {
  const resource = (resource_type: string, resource_id: string, allocation: object = {}) => ({
    resource_type,
    resource_id,
    resource_location: service.location,
    resource_allocation: isDeleted ? {} : { ...allocation },
  });
  return [
    ...(service.is_multi_node
      ? [resource('virtual_ip', service.virtual_ip_uuid, { address: service.service_ip })]
      : []),
    ...service.nodes.map((node) => resource('vm', node.uuid, allocationOf(site, service, node))),
    resource('network', service.network_uuid),
    ...(service.service === 'kubernetes' ? [resource('kong_token', stableId(`kong-token/${service.id}`))] : []),
  ];
}

/** A service as the API shows it; one that was deleted keeps its facts, and its resources are empty. */
export function presentService(site: SiteRuntime, service: ServiceRow | DeletedServiceRow): WireService {
  const deleted = 'deleted' in service ? service.deleted : null;
  return {
    uuid: service.id,
    service: service.service,
    display_name: service.display_name,
    version: service.version,
    is_multi_node: service.is_multi_node,
    status: service.status,
    billing_account_id: service.account_id,
    prices: servicePrices.map((row) => ({ ...row })),
    resources: resourcesOf(site, service, deleted !== null),
    whitelist_addresses: [...service.whitelist],
    properties: propertiesOf(service),
    is_deleted: deleted !== null,
    ...(deleted === null ? {} : { deleted_at: utc(deleted) }),
    user_id: service.user_id,
    created_at: utc(service.created),
    updated_at: utcOrNull(service.updated),
  };
}
