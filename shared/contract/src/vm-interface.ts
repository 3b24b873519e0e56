import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { requiredText } from './request-fields';
import { done, listOf, maybe, number, text, wholeNumber } from './schema';

/** The network of an interface; some servers say its uuid alone. */
const InterfaceNetwork = v.union([
  v.pipe(
    v.string(),
    v.transform((uuid): { uuid: string; name?: string; subnet?: string; vlan_id?: number } => ({ uuid })),
  ),
  v.object({
    uuid: v.string(),
    name: maybe(v.string()),
    subnet: maybe(v.string()),
    vlan_id: maybe(number()),
  }),
]);

/** An address under a VLAN tag in another network; `vmi_uuid` is what it is deleted by. (spec 3, section 3) */
export const VmSubinterface = v.object({
  vmi_uuid: maybe(v.string()),
  vlan_tag: maybe(number()),
  mac_addr: maybe(v.string()),
  network: maybe(InterfaceNetwork),
  ip_address: maybe(v.string()),
});
export type VmSubinterface = v.InferOutput<typeof VmSubinterface>;

/** (spec 3, section 3) */
export const VmInterface = v.object({
  vmi_uuid: v.string(),
  vmi_mac: maybe(v.string()),
  network: maybe(InterfaceNetwork),
  private_ip_address: maybe(v.string()),
  public_ipv6_address: maybe(v.string()),
  subinterfaces: listOf(VmSubinterface),
});
export type VmInterface = v.InferOutput<typeof VmInterface>;

const ofVm = { location: text(), uuid: text() };

/** Tags of a VLAN are 1 to 4094: 0 and 4095 mean other things (IEEE 802.1Q). */
export const VLAN_TAG = { min: 1, max: 4094 } as const;
const tagMessage = `Must be from ${VLAN_TAG.min} to ${VLAN_TAG.max}`;

export const listVmInterfaces = defineEndpoint({
  name: 'listVmInterfaces',
  method: 'GET',
  path: '/{location}/network/virtual-machines/{uuid}/interfaces',
  params: v.object(ofVm),
  response: v.array(VmInterface),
  source: 'spec 3, section 7',
});

export const addVmSubinterface = defineEndpoint({
  name: 'addVmSubinterface',
  method: 'POST',
  repeat: 'another',
  path: '/{location}/network/virtual-machines/{uuid}/interfaces/{if_uuid}/subinterfaces',
  query: ['network_uuid', 'vlan_tag'],
  params: v.object({
    ...ofVm,
    if_uuid: text(),
    network_uuid: requiredText(),
    vlan_tag: v.pipe(wholeNumber(), v.minValue(VLAN_TAG.min, tagMessage), v.maxValue(VLAN_TAG.max, tagMessage)),
  }),
  // Each of its facts may be missing, but not all: what says nothing is no response.
  response: v.pipe(
    VmSubinterface,
    v.check(({ vmi_uuid, vlan_tag }) => Boolean(vmi_uuid ?? vlan_tag), 'Expected a subinterface'),
  ),
  source: 'spec 3, section 7',
});

export const deleteVmSubinterface = defineEndpoint({
  name: 'deleteVmSubinterface',
  method: 'DELETE',
  repeat: 'harmless',
  path: '/{location}/network/virtual-machines/{uuid}/subinterfaces/{if_uuid}',
  params: v.object({ ...ofVm, if_uuid: text() }),
  response: done(),
  success: 204,
  source: 'spec 3, section 7',
});
