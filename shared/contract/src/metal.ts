import * as v from 'valibot';
import { MAC_ADDRESS, shaped } from './address-formats';
import { defineEndpoint } from './endpoint';
import { datetime, inLocation, listOf, maybe, noParams, number, openEnum } from './schema';

export const machineStatuses = ['available', 'pending', 'in_use', 'cleaning', 'offline', 'deleted'] as const;

/** A server type that can be leased. (spec 3, section 3) */
export const MetalSpec = v.object({
  uuid: v.string(),
  title: v.string(),
  subtitle: maybe(v.string()),
  description: maybe(v.string()),
  is_visible: maybe(v.boolean()),
  is_available: maybe(v.boolean()),
  ready_os_ids: listOf(v.string()),
});
export type MetalSpec = v.InferOutput<typeof MetalSpec>;

export const MetalMachine = v.object({
  uuid: v.string(),
  label: maybe(v.string()),
  mac_addresses: listOf(shaped(MAC_ADDRESS)),
  ip_public_v4: maybe(v.string()),
  ip_public_v6: maybe(v.string()),
  ssh_credentials: maybe(v.string()),
  admin_notes: maybe(v.string()),
  current_state_id: maybe(number()),
});
export type MetalMachine = v.InferOutput<typeof MetalMachine>;

export const metalActions = [
  'admin_create',
  'admin_update',
  'admin_delete',
  'admin_lease_create',
  'user_request',
  'user_release',
] as const;

export const MetalState = v.object({
  state_id: number(),
  status: openEnum(machineStatuses),
  lease_id: maybe(v.string()),
  billing_account_id: maybe(number()),
  os_id: maybe(v.string()),
  changed_at: maybe(datetime()),
  ended_at: maybe(datetime()),
  acting_user_id: maybe(number()),
  action: openEnum(metalActions),
});
export type MetalState = v.InferOutput<typeof MetalState>;

/** A leased server. `machine` and `state_history` have no call of their own; servers that know them nest them here. */
export const MetalLease = v.object({
  uuid: v.string(),
  requested_os_id: maybe(v.string()),
  display_name: v.string(),
  user_id: maybe(number()),
  machine_uuid: maybe(v.string()),
  os_id: maybe(v.string()),
  billing_account_id: maybe(number()),
  status: openEnum(machineStatuses),
  spec: maybe(MetalSpec),
  machine: maybe(MetalMachine),
  state_history: maybe(v.array(MetalState)),
  created_at: maybe(datetime()),
});
export type MetalLease = v.InferOutput<typeof MetalLease>;

export const MetalOs = v.object({
  os_id: v.string(),
  os_type_id: v.string(),
  version_title: v.string(),
  is_published: maybe(v.boolean()),
});
export const MetalOsType = v.object({ os_type_id: v.string(), title: v.string(), icon: maybe(v.string()) });
export const MetalOsCatalogue = v.object({ os_types: v.array(MetalOsType), os: v.array(MetalOs) });
export type MetalOsCatalogue = v.InferOutput<typeof MetalOsCatalogue>;

/**
 * Display name of an operating system: its type and version, or the id where it is not in the catalogue.
 * @param catalogue undefined while it is on its way: nothing has a name then
 */
export function metalOsName(
  catalogue: MetalOsCatalogue | undefined,
  osId: string | null | undefined,
): string | undefined {
  if (!osId || !catalogue) return undefined;
  const os = catalogue.os.find((row) => row.os_id === osId);
  const type = catalogue.os_types.find((row) => row.os_type_id === os?.os_type_id);
  return os ? [type?.title, os.version_title].filter(Boolean).join(' ') : osId;
}

export const listMetalOs = defineEndpoint({
  name: 'listMetalOs',
  method: 'GET',
  path: '/metal/os',
  params: noParams(),
  response: MetalOsCatalogue,
  source: 'spec 3, section 7',
});

export const listMetalSpecs = defineEndpoint({
  name: 'listMetalSpecs',
  method: 'GET',
  path: '/{location}/metal/specs',
  params: inLocation(),
  response: v.array(MetalSpec),
  source: 'spec 3, section 7',
});

export const listMetalLeases = defineEndpoint({
  name: 'listMetalLeases',
  method: 'GET',
  path: '/{location}/metal/leases',
  params: inLocation(),
  response: v.array(MetalLease),
  rowId: 'uuid',
  kept:
    'uuid display_name status requested_os_id os_id billing_account_id machine_uuid created_at spec.uuid spec.title ' +
    'spec.subtitle machine.uuid machine.label machine.ip_public_v4 machine.ip_public_v6 machine.mac_addresses',
  source: 'spec 3, section 7',
});
