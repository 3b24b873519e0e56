import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { LoadBalancerTarget, targetTypes } from './load-balancer';
import { done, text } from './schema';

/** A target in a request: a machine by its uuid. (spec 3, section 5) */
export const newTarget = {
  target_uuid: text(),
  target_type: v.optional(v.picklist(targetTypes, 'Only targets of type vm are supported'), 'vm'),
};

const PATH = '/{location}/network/load_balancers/{uuid}/targets';
const byUuid = { location: text(), uuid: text() };

export const addLoadBalancerTarget = defineEndpoint({
  name: 'addLoadBalancerTarget',
  method: 'POST',
  repeat: 'harmless',
  path: PATH,
  body: 'json',
  params: v.object({ ...byUuid, ...newTarget }),
  refusals: [409],
  response: LoadBalancerTarget,
  source: 'spec 3, section 7',
});

export const removeLoadBalancerTarget = defineEndpoint({
  name: 'removeLoadBalancerTarget',
  method: 'DELETE',
  repeat: 'harmless',
  path: `${PATH}/{target_uuid}`,
  params: v.object({ ...byUuid, target_uuid: text() }),
  refusals: [409],
  response: done(),
  success: 204,
  source: 'spec 3, section 7',
});
