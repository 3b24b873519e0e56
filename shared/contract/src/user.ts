import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { LONGEST_ADDRESS, datetime, done, maybe, noParams, number, text } from './schema';

const avatar = maybe(v.union([v.literal(''), v.pipe(v.string(), v.url())]));

const baseProfile = {
  user_id: number(),
  id: number(),
  first_name: maybe(v.string()),
  last_name: maybe(v.string()),
  lang: maybe(v.string()),
  avatar,
  email: maybe(v.string()),
  personal_id_number: maybe(v.string()),
  phone_number: maybe(v.string()),
};

/** The profile of a user, with its dates. (spec 1, section 3) */
export const UserProfile = v.object({ ...baseProfile, updated_at: maybe(datetime()), created_at: maybe(datetime()) });
export type UserProfile = v.InferOutput<typeof UserProfile>;

export const User = v.object({
  id: number(),
  cookie_id: maybe(v.string()),
  name: v.string(),
  signup_site: maybe(v.string()),
  last_activity: maybe(datetime()),
  profile_data: UserProfile,
  kong_key: maybe(v.string()),
});
export type User = v.InferOutput<typeof User>;

export const getUser = defineEndpoint({
  name: 'getUser',
  method: 'GET',
  path: '/user-resource/user',
  params: noParams(),
  response: User,
  source: 'spec 1, section 7',
});

/** Longest token of an identity provider; headers as long are refused everywhere. */
const LONGEST_TOKEN = 16_384;

/** The fragment of the identity provider's return page; all strings. */
export const AuthCallback = v.object({
  access_token: text(LONGEST_TOKEN),
  id_token: text(LONGEST_TOKEN),
  scope: text(),
  expires_in: text(),
  token_type: text(),
  state: text(LONGEST_ADDRESS),
});
export type AuthCallback = v.InferOutput<typeof AuthCallback>;

export const exchangeAuthCallback = defineEndpoint({
  name: 'exchangeAuthCallback',
  method: 'POST',
  repeat: 'another',
  path: '/user-resource/auth0_callback',
  body: 'json',
  params: AuthCallback,
  secrets: { access_token: 'ACCESS_TOKEN', id_token: 'ID_TOKEN' },
  refusals: [401],
  response: v.object({ apikey: v.string(), user: User }),
  auth: false,
  source: 'spec 1, section 7',
});

/** Only the status counts: 2xx, 404 and 502 mean administrator, 403 means not. (spec 1, section 6) */
export const getPrivileges = defineEndpoint({
  name: 'getPrivileges',
  method: 'GET',
  path: '/user-resource/user/privileges',
  params: noParams(),
  response: done(),
  errors: ['User is not an administrator'],
  source: 'spec 1, section 6',
});
