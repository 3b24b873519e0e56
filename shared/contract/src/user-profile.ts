import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { maybe, text } from './schema';
import { UserProfile } from './user';

/** No rule says how long a name may be; this keeps a form from sending a book. */
export const PROFILE_TEXT_LENGTH = 255;

/** Language of a user: two or three letters, or none. (as for billing accounts: spec 2, section 5) */
export const PROFILE_LANGUAGE = /^([a-z]{2,3})?$/i;

const line = () =>
  maybe(v.pipe(v.string(), v.trim(), v.maxLength(PROFILE_TEXT_LENGTH, `At most ${PROFILE_TEXT_LENGTH} characters`)));

/**
 * What changes of a profile: absent stays as it is; empty text, or null in JSON, is taken away. A telephone number may
 * have any form. (spec 1, section 3)
 */
export const UserProfilePatch = v.object({
  first_name: line(),
  last_name: line(),
  personal_id_number: line(),
  phone_number: line(),
  lang: maybe(v.pipe(text(), v.trim(), v.regex(PROFILE_LANGUAGE, 'A language has two or three letters'))),
});
export type UserProfilePatch = v.InferInput<typeof UserProfilePatch>;

/** Answers the profile alone. */
export const updateUserProfile = defineEndpoint({
  name: 'updateUserProfile',
  method: 'PATCH',
  repeat: 'harmless',
  path: '/user-resource/user/profile',
  body: 'form',
  params: UserProfilePatch,
  response: UserProfile,
  source: 'spec 1, section 7',
});
