import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { done, text } from './schema';

const node = v.object({ uuid: text(), target_uuid: text() });

/** Starts a stopped node of a service; `target_uuid` is the resource_id of a resource of type vm. */
export const startServiceNode = defineEndpoint({
  name: 'startServiceNode',
  method: 'POST',
  repeat: 'harmless',
  path: '/user-resource/service/package/{uuid}/resources/{target_uuid}/start',
  body: 'form',
  params: node,
  response: done(),
  errors: ['Failed to start virtual machine'],
  source: 'spec 3, section 7',
});

export const stopServiceNode = defineEndpoint({
  name: 'stopServiceNode',
  method: 'POST',
  repeat: 'harmless',
  path: '/user-resource/service/package/{uuid}/resources/{target_uuid}/stop',
  body: 'form',
  params: node,
  response: done(),
  errors: ['Failed to stop virtual machine'],
  source: 'spec 3, section 7',
});

/** Puts the disk of a node back to a snapshot of it. */
export const rebuildServiceNode = defineEndpoint({
  name: 'rebuildServiceNode',
  method: 'POST',
  repeat: 'again',
  path: '/{location}/user-resource/service/package/vm/rebuild',
  body: 'form',
  params: v.object({ location: text(), replica_uuid: text(), service_package_uuid: text() }),
  response: done(),
  errors: ['Failed to rebuild virtual machine'],
  source: 'spec 3, section 7',
});
