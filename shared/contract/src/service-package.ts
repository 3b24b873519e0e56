import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { requiredName } from './request-fields';
import { maybe, text, wholeNumber } from './schema';
import { ManagedService } from './service';

/** Renames a service, or moves its costs to another billing account. */
export const updateService = defineEndpoint({
  name: 'updateService',
  method: 'PATCH',
  repeat: 'harmless',
  path: '/user-resource/service/package/{uuid}',
  body: 'json',
  params: v.object({
    uuid: text(),
    display_name: v.optional(requiredName()),
    billing_account_id: v.optional(wholeNumber()),
  }),
  response: ManagedService,
  source: 'spec 3, section 7',
});

/** Deletes a service with its nodes and their data; answers it as it was, marked as deleted. */
export const deleteService = defineEndpoint({
  name: 'deleteService',
  method: 'DELETE',
  repeat: 'harmless',
  path: '/user-resource/service/package/{uuid}',
  params: v.object({ uuid: text() }),
  response: ManagedService,
  source: 'spec 3, section 7',
});

/** The password of a database's administrator; null for a service that has none. */
export const getServiceSecrets = defineEndpoint({
  name: 'getServiceSecrets',
  method: 'GET',
  path: '/user-resource/service/package/{uuid}/secrets',
  params: v.object({ uuid: text() }),
  response: v.object({ sql_pass: maybe(v.string()) }),
  source: 'spec 3, section 7',
});
