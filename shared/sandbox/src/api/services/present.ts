import type { WireAnswerOf } from '@console/contract/endpoint';
import type { updateService } from '@console/contract/service-package';
import { SERVICE_MULTIPLIER, serviceKind } from '../../catalogue/services';
import type { DeletedServiceRow, ServiceNodeRow, ServiceRow } from '../../model/services';
import type { SiteRuntime } from '../../site';
import { stableId } from '../../catalogue/stable-id';
import { utc, utcMicro, utcOrNull } from '../../time/formats';
import { snapshotsOf } from './snapshots';

type WireService = WireAnswerOf<typeof updateService>;

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

const prices = [
  { resourceType: 'CPU', priceMultiplier: SERVICE_MULTIPLIER },
  { resourceType: 'RAM', priceMultiplier: SERVICE_MULTIPLIER },
  { resourceType: 'STORAGE', priceMultiplier: SERVICE_MULTIPLIER, serviceNameInUptime: 'main' },
];

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
    prices: prices.map((row) => ({ ...row })),
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
