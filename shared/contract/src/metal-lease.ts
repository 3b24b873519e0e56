import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { MetalLease } from './metal';
import { metalIdentifier } from './metal-identifier';
import { requiredName } from './request-fields';
import { done, text, wholeNumber } from './schema';

/** The name of a lease is an identifier of bare metal. (spec 3, section 5) */
const displayName = () => v.pipe(requiredName(), metalIdentifier());

/** Orders a server: answers at once with the lease as pending; installing goes on for a while. */
export const createMetalLease = defineEndpoint({
  name: 'createMetalLease',
  method: 'POST',
  repeat: 'another',
  path: '/{location}/metal/leases',
  body: 'json',
  params: v.object({
    location: text(),
    spec_uuid: text(),
    display_name: displayName(),
    requested_os_id: metalIdentifier(),
    /** A token that is restricted to an account may leave it out. */
    billing_account_id: v.optional(wholeNumber()),
  }),
  response: MetalLease,
  errors: ['No available machines'],
  source: 'spec 3, section 7',
});

export const updateMetalLease = defineEndpoint({
  name: 'updateMetalLease',
  method: 'PATCH',
  repeat: 'harmless',
  path: '/{location}/metal/leases/{uuid}',
  body: 'json',
  params: v.object({ location: text(), uuid: text(), display_name: displayName() }),
  response: MetalLease,
  source: 'spec 3, section 7',
});

/** Gives a server back: it is wiped, and the lease is gone. */
export const deleteMetalLease = defineEndpoint({
  name: 'deleteMetalLease',
  method: 'DELETE',
  repeat: 'harmless',
  path: '/{location}/metal/leases/{uuid}',
  params: v.object({ location: text(), uuid: text() }),
  response: done(),
  errors: ['Too soon to release machine'],
  source: 'spec 3, section 7',
});
