import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { maybe, noParams } from './schema';

/** An invitation to act for somebody, as the grantee sees it. (spec 2, section 3; spec 1, section 7) */
export const Impersonation = v.object({
  uuid: v.string(),
  access_owner: v.string(),
  billing_account_name: maybe(v.string()),
  is_accepted: maybe(v.boolean()),
});
export type Impersonation = v.InferOutput<typeof Impersonation>;

/** Some servers answer a list, the specification a map keyed by uuid: both come out as a list. */
export const ImpersonationList = v.union([
  v.array(Impersonation),
  v.pipe(
    v.record(v.string(), Impersonation),
    v.transform((byUuid) => Object.values(byUuid)),
  ),
]);

export const listImpersonations = defineEndpoint({
  name: 'listImpersonations',
  method: 'GET',
  path: '/user-resource/impersonation',
  params: noParams(),
  response: ImpersonationList,
  source: 'spec 1, section 7',
});
