import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { inLocation, maybe, number } from './schema';

const Range = v.object({ min: maybe(number()), max: maybe(number()) });

/** A group of hosts that a machine can be put on, with the limits it sets. (spec 3, section 3) */
export const HostPool = v.object({
  uuid: v.string(),
  name: v.string(),
  description: maybe(v.string()),
  is_default_designated: maybe(v.boolean()),
  storage_pool_uuid: maybe(v.string()),
  ui_position: maybe(number()),
  is_visible: maybe(v.boolean()),
  guest_limits: maybe(v.object({ cpu: maybe(Range), ram_mb: maybe(Range), disk_gb: maybe(Range) })),
});
export type HostPool = v.InferOutput<typeof HostPool>;

export const listHostPools = defineEndpoint({
  name: 'listHostPools',
  method: 'GET',
  path: '/{location}/user-resource/host_pool/list',
  params: inLocation(),
  response: v.array(HostPool),
  errors: ['Failed to list host pools'],
  source: 'spec 3, section 7',
});
