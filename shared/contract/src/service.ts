import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { datetime, listOf, maybe, noParams, number, openEnum } from './schema';

export const serviceNames = ['mariadb', 'postgresql', 'kubernetes', 'self-service-dummy-testing'] as const;

/** A disk of a node, `size` in GB, with the snapshots that it can be put back to. */
const NodeDisk = v.looseObject({
  uuid: maybe(v.string()),
  size: maybe(number()),
  primary: maybe(v.boolean()),
  replica: maybe(
    v.array(
      v.looseObject({
        uuid: v.string(),
        master_uuid: maybe(v.string()),
        type: maybe(v.string()),
        size: maybe(number()),
        created_at: maybe(datetime()),
      }),
    ),
  ),
});

const ServiceResource = v.object({
  resource_type: openEnum(['vm', 'virtual_ip', 'network', 'kong_token']),
  resource_id: maybe(v.string()),
  resource_location: maybe(v.string()),
  resource_allocation: maybe(
    v.looseObject({
      memory: maybe(number()),
      vcpu: maybe(number()),
      status: maybe(v.string()),
      address: maybe(v.string()),
      storage: maybe(v.array(NodeDisk)),
    }),
  ),
});

const ServicePrice = v.object({
  resourceType: v.string(),
  priceMultiplier: maybe(number()),
  serviceNameInUptime: maybe(v.string()),
});

/** Connection facts; a database carries the first four, a cluster the last three. */
const ServiceProperties = v.object({
  service_ip: maybe(v.string()),
  sql_user: maybe(v.string()),
  port: maybe(number()),
  location: maybe(v.string()),
  cluster_name: maybe(v.string()),
  spec: maybe(v.unknown()),
  status: maybe(v.unknown()),
});

/** A managed database or cluster. Its location stands in its properties or resources. (spec 3, section 3) */
export const ManagedService = v.object({
  uuid: v.string(),
  service: openEnum(serviceNames),
  display_name: maybe(v.string()),
  version: maybe(v.string()),
  is_multi_node: maybe(v.boolean()),
  status: maybe(v.string()),
  billing_account_id: maybe(number()),
  prices: listOf(ServicePrice),
  resources: listOf(ServiceResource),
  whitelist_addresses: maybe(v.array(v.string())),
  properties: maybe(ServiceProperties),
  is_deleted: maybe(v.boolean()),
  deleted_at: maybe(datetime()),
  user_id: maybe(number()),
  created_at: maybe(datetime()),
  updated_at: maybe(datetime()),
});
export type ManagedService = v.InferOutput<typeof ManagedService>;

/** The slug of the location that a service runs in, where it says so. */
export const serviceLocation = (service: Pick<ManagedService, 'properties' | 'resources'>): string | undefined =>
  service.properties?.location ??
  service.resources.find((row) => row.resource_location)?.resource_location ??
  undefined;

/** What can be ordered as a managed service. */
export const ServiceImage = v.object({
  service_name: v.string(),
  display_name: v.string(),
  description: maybe(v.string()),
  icon: maybe(v.string()),
  versions: listOf(v.union([v.string(), v.looseObject({ version: v.string() })])),
  is_external: maybe(v.boolean()),
  is_multi_node_available: maybe(v.boolean()),
  read_more_url: maybe(v.string()),
  specification: maybe(v.unknown()),
});
export type ServiceImage = v.InferOutput<typeof ServiceImage>;

export const listServices = defineEndpoint({
  name: 'listServices',
  method: 'GET',
  path: '/user-resource/service/packages',
  params: noParams(),
  response: v.array(ManagedService),
  rowId: 'uuid',
  source: 'spec 3, section 7',
});

export const listServiceImages = defineEndpoint({
  name: 'listServiceImages',
  method: 'GET',
  path: '/user-resource/service/configurations',
  params: noParams(),
  response: v.array(ServiceImage),
  source: 'spec 3, section 7',
});
