import { SERVICE_MULTIPLIER, serviceImages } from '../catalogue/services';
import type { ServiceRow } from '../model/services';
import { utc, utcOrNull } from '../time/formats';
import type { HandlersOf } from './context';

const PORTS: Readonly<Record<string, number>> = { postgresql: 5432, mariadb: 3306 };

const propertiesOf = (service: ServiceRow) =>
  service.service === 'kubernetes'
    ? {
        location: service.location,
        cluster_name: service.display_name,
        spec: { version: service.version, workers: service.nodes.length },
        status: { phase: 'Ready' },
      }
    : {
        service_ip: service.service_ip,
        location: service.location,
        sql_user: 'wadmin',
        port: PORTS[service.service] ?? null,
      };

/** The machines of a service, its network, and the shared address of two nodes. */
const resourcesOf = (service: ServiceRow) => [
  ...service.nodes.map((node) => ({
    resource_type: 'vm',
    resource_id: node.uuid,
    resource_location: service.location,
    resource_allocation: { memory: node.memory, vcpu: node.vcpu, status: 'running', storage: [{ size: node.disk }] },
  })),
  ...(service.is_multi_node
    ? [
        {
          resource_type: 'virtual_ip',
          resource_id: service.service_ip,
          resource_location: service.location,
          resource_allocation: { address: service.service_ip },
        },
      ]
    : []),
  {
    resource_type: 'network',
    resource_id: service.network_uuid,
    resource_location: service.location,
    resource_allocation: {},
  },
];

const presentService = (service: ServiceRow) => ({
  uuid: service.id,
  service: service.service,
  display_name: service.display_name,
  version: service.version,
  is_multi_node: service.is_multi_node,
  status: 'active',
  billing_account_id: service.account_id,
  prices: ['CPU', 'RAM', 'STORAGE'].map((resourceType) => ({
    resourceType,
    priceMultiplier: SERVICE_MULTIPLIER,
    serviceNameInUptime: service.service,
  })),
  resources: resourcesOf(service),
  whitelist_addresses: [...service.whitelist],
  properties: propertiesOf(service),
  is_deleted: false,
  user_id: service.user_id,
  created_at: utc(service.created),
  updated_at: utcOrNull(service.updated),
});

export const serviceHandlers = {
  listServices: (ctx) =>
    ctx.store.services.where((row) => row.user_id === ctx.userId && ctx.reaches(row.account_id)).map(presentService),
  listServiceImages: ({ site }) => serviceImages(site.config.kubernetesEnabled === true),
} satisfies HandlersOf<'listServices' | 'listServiceImages'>;
