import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { datetime, flag, maybe, noParams, number } from './schema';

/** An API token; `restricted` limits it to the resources of its billing account. (spec 2, section 3) */
export const Token = v.object({
  id: number(),
  billing_account_id: maybe(number()),
  consumer_id: maybe(v.string()),
  kong_id: maybe(v.string()),
  description: maybe(v.string()),
  restricted: maybe(flag()),
  token: maybe(v.string()),
  created_at: maybe(datetime()),
  updated_at: maybe(datetime()),
  user_id: maybe(number()),
  acting_user_id: maybe(number()),
});
export type Token = v.InferOutput<typeof Token>;

export const listTokens = defineEndpoint({
  name: 'listTokens',
  method: 'GET',
  path: '/user-resource/token/list',
  params: noParams(),
  response: v.array(Token),
  rowId: 'id',
  source: 'spec 2, section 7',
});
