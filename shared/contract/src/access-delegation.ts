import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { datetime, listOf, maybe, noParams, number } from './schema';

/** An invitation inside a delegation. (spec 2, section 3) */
export const DelegatedImpersonation = v.object({
  uuid: v.string(),
  grantee_id: maybe(number()),
  grantee_username: maybe(v.string()),
  is_accepted: maybe(v.boolean()),
  accepted_at: maybe(datetime()),
  created_at: maybe(datetime()),
});

export const AccessDelegation = v.object({
  id: number(),
  billing_account_id: maybe(number()),
  name: maybe(v.string()),
  owner_id: maybe(number()),
  impersonations: listOf(DelegatedImpersonation),
  created_at: maybe(datetime()),
  updated_at: maybe(datetime()),
});
export type AccessDelegation = v.InferOutput<typeof AccessDelegation>;

export const listAccessDelegations = defineEndpoint({
  name: 'listAccessDelegations',
  method: 'GET',
  path: '/user-resource/access_group',
  params: noParams(),
  response: v.array(AccessDelegation),
  rowId: 'id',
  source: 'spec 2, section 7',
});
