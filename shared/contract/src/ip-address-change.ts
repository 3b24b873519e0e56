import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { assignableTypes, IpAddress } from './ip-address';
import { text, wholeNumber } from './schema';

const PATH = '/{location}/network/ip_addresses/{address}';
const byAddress = { location: text(), address: text() };

/** One floating IP by its dotted address, which is what identifies it in every path. */
export const getIpAddress = defineEndpoint({
  name: 'getIpAddress',
  method: 'GET',
  path: PATH,
  params: v.object(byAddress),
  response: IpAddress,
  source: 'spec 3, section 7 (read alone by existing clients)',
});

export const createIpAddress = defineEndpoint({
  name: 'createIpAddress',
  method: 'POST',
  repeat: 'another',
  path: '/{location}/network/ip_addresses',
  body: 'json',
  params: v.object({
    location: text(),
    /** A token that is restricted to an account may leave it out. */
    billing_account_id: v.optional(wholeNumber()),
    name: v.optional(text(), ''),
  }),
  response: IpAddress,
  source: 'spec 3, section 7',
});

export const updateIpAddress = defineEndpoint({
  name: 'updateIpAddress',
  method: 'PATCH',
  repeat: 'harmless',
  path: PATH,
  body: 'json',
  params: v.object({ ...byAddress, name: v.optional(text()), billing_account_id: v.optional(wholeNumber()) }),
  response: IpAddress,
  source: 'spec 3, section 7',
});

/**
 * Leads a floating IP to a resource: by its private address, by the uuid of a machine, or by uuid and type. A managed
 * service is named by the uuid of its package.
 */
export const assignIpAddress = defineEndpoint({
  name: 'assignIpAddress',
  method: 'POST',
  repeat: 'harmless',
  path: `${PATH}/assign`,
  body: 'json',
  params: v.object({
    ...byAddress,
    private_ip: v.optional(v.pipe(text(), v.ipv4('Must be an IPv4 address'))),
    vm_uuid: v.optional(text()),
    assigned_to: v.optional(text()),
    assigned_to_resource_type: v.optional(v.picklist(assignableTypes, `Must be one of ${assignableTypes.join(', ')}`)),
  }),
  response: IpAddress,
  source: 'spec 3, section 7',
});

export const unassignIpAddress = defineEndpoint({
  name: 'unassignIpAddress',
  method: 'POST',
  repeat: 'harmless',
  path: `${PATH}/unassign`,
  body: 'json',
  params: v.object(byAddress),
  response: IpAddress,
  source: 'spec 3, section 7',
});
