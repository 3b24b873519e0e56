import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { protocols, sessionPersistences } from './load-balancer';
import { done, number, text, wholeNumber } from './schema';

export const FIRST_PORT = 1;
export const LAST_PORT = 65_535;

const PORT_WORDS = `A port is a number from ${FIRST_PORT} to ${LAST_PORT}`;

/** A port in a request. */
const port = () => v.pipe(wholeNumber(), v.minValue(FIRST_PORT, PORT_WORDS), v.maxValue(LAST_PORT, PORT_WORDS));

/** A forwarding rule in a request; protocol and persistence may only be what they are anyway. (spec 3, section 5) */
export const newForwardingRule = {
  source_port: port(),
  target_port: port(),
  protocol: v.optional(v.picklist(protocols, 'Only TCP is supported')),
  settings: v.optional(
    v.object({
      session_persistence: v.optional(v.picklist(sessionPersistences, 'Only SOURCE_IP is supported')),
    }),
  ),
};

const PATH = '/{location}/network/load_balancers/{uuid}/forwarding_rules';
const byUuid = { location: text(), uuid: text() };

/** Adds a rule; the response has the ports only, the rule's uuid is read from the load balancer. */
export const addForwardingRule = defineEndpoint({
  name: 'addForwardingRule',
  method: 'POST',
  repeat: 'harmless',
  path: PATH,
  body: 'json',
  params: v.object({ ...byUuid, ...newForwardingRule }),
  refusals: [409],
  response: v.object({ source_port: number(), target_port: number() }),
  source: 'spec 3, section 7',
});

export const removeForwardingRule = defineEndpoint({
  name: 'removeForwardingRule',
  method: 'DELETE',
  repeat: 'harmless',
  path: `${PATH}/{rule_uuid}`,
  params: v.object({ ...byUuid, rule_uuid: text() }),
  refusals: [409],
  response: done(),
  success: 204,
  source: 'spec 3, section 7',
});
