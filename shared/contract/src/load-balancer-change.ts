import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { LoadBalancer } from './load-balancer';
import { newForwardingRule } from './load-balancer-rule';
import { newTarget } from './load-balancer-target';
import { requiredName } from './request-fields';
import { done, flag, listUpTo, text, wholeNumber } from './schema';

const PATH = '/{location}/network/load_balancers/{uuid}';
const byUuid = { location: text(), uuid: text() };

/** Rules, and targets, that a load balancer may begin with; made up, as no rule says a number. */
const MOST = 100;
const LONGEST_LIST = 20_000;

/** A list in a request; in a form it comes as JSON text. */
const jsonList = <S extends v.GenericSchema>(item: S) => {
  const message = 'Expected a list';
  const list = listUpTo(MOST, item, message);
  const json = v.pipe(text(LONGEST_LIST), v.parseJson(undefined, message), list);
  return v.lazy((input) => (typeof input === 'string' ? json : list));
};

const hasEachPortOnce = (rules: readonly { readonly source_port: number }[]): boolean =>
  new Set(rules.map((rule) => rule.source_port)).size === rules.length;

/** A load balancer by its uuid; one that was deleted is answered with `is_deleted` and no targets. */
export const getLoadBalancer = defineEndpoint({
  name: 'getLoadBalancer',
  method: 'GET',
  path: PATH,
  params: v.object(byUuid),
  response: LoadBalancer,
  source: 'spec 3, section 7 (read alone by existing clients)',
});

export const createLoadBalancer = defineEndpoint({
  name: 'createLoadBalancer',
  method: 'POST',
  repeat: 'another',
  path: '/{location}/network/load_balancers',
  body: 'json',
  params: v.object({
    location: text(),
    display_name: requiredName(),
    /** A token that is restricted to an account may leave it out. */
    billing_account_id: v.optional(wholeNumber()),
    /** The default network of the location where it is left out. */
    network_uuid: v.optional(text()),
    // Some clients send null for a list that is empty.
    rules: v.nullish(
      v.pipe(
        jsonList(v.object(newForwardingRule)),
        v.check((rules) => hasEachPortOnce(rules), 'Two rules have the same source port'),
      ),
      [],
    ),
    targets: v.nullish(jsonList(v.object(newTarget)), []),
    reserve_public_ip: v.optional(flag(), true),
  }),
  response: LoadBalancer,
  source: 'spec 3, section 7',
});

export const updateLoadBalancer = defineEndpoint({
  name: 'updateLoadBalancer',
  method: 'PATCH',
  repeat: 'harmless',
  path: PATH,
  body: 'json',
  params: v.object({ ...byUuid, display_name: requiredName() }),
  refusals: [409],
  response: LoadBalancer,
  source: 'spec 3, section 7',
});

export const deleteLoadBalancer = defineEndpoint({
  name: 'deleteLoadBalancer',
  method: 'DELETE',
  repeat: 'harmless',
  path: PATH,
  params: v.object(byUuid),
  refusals: [409],
  response: done(),
  source: 'spec 3, section 7',
});

/** Charges a load balancer to another billing account. The account goes in the query; a body is read as well. */
export const moveLoadBalancer = defineEndpoint({
  name: 'moveLoadBalancer',
  method: 'PUT',
  repeat: 'harmless',
  path: `${PATH}/billing_account`,
  params: v.object({ ...byUuid, set_id: wholeNumber() }),
  refusals: [409],
  response: LoadBalancer,
  source: 'spec 3, section 7',
});
