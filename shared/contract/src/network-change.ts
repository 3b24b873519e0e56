import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { Network } from './network';
import { requiredName } from './request-fields';
import { done, text } from './schema';

const PATH = '/{location}/network/network/{uuid}';
const byUuid = { location: text(), uuid: text() };

export const getNetwork = defineEndpoint({
  name: 'getNetwork',
  method: 'GET',
  path: PATH,
  params: v.object(byUuid),
  response: Network,
  source: 'spec 3, section 7 (read alone by existing clients)',
});

/** Makes a network; without a name answers the default one, which is made where there is none. The name goes in the query. */
export const createNetwork = defineEndpoint({
  name: 'createNetwork',
  method: 'POST',
  repeat: 'another',
  path: '/{location}/network/network',
  params: v.object({ location: text(), name: v.optional(v.pipe(text(), v.trim())) }),
  response: Network,
  source: 'spec 3, section 7',
});

export const updateNetwork = defineEndpoint({
  name: 'updateNetwork',
  method: 'PATCH',
  repeat: 'harmless',
  path: PATH,
  body: 'json',
  params: v.object({ ...byUuid, name: requiredName() }),
  response: Network,
  source: 'spec 3, section 7',
});

/** Refused for the default network, and for one that resources stand in. */
export const deleteNetwork = defineEndpoint({
  name: 'deleteNetwork',
  method: 'DELETE',
  repeat: 'harmless',
  path: PATH,
  params: v.object(byUuid),
  response: done(),
  source: 'spec 3, section 7',
});

/** Makes a network the default one of its location; the one before is so no longer. */
export const setDefaultNetwork = defineEndpoint({
  name: 'setDefaultNetwork',
  method: 'PUT',
  repeat: 'harmless',
  path: `${PATH}/default`,
  params: v.object(byUuid),
  response: Network,
  source: 'spec 3, section 7',
});
