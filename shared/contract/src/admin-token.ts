import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { maybe, text, wholeNumber } from './schema';

/**
 * Lets an administrator act as a user, by number or by e-mail address. The specification knows a body without saying
 * what is in it: both names are ours. (spec 1, section 4)
 */
export const createAdminToken = defineEndpoint({
  name: 'createAdminToken',
  method: 'POST',
  repeat: 'another',
  path: '/user-resource/admin/token',
  body: 'form',
  params: v.object({
    user_id: maybe(wholeNumber()),
    email: maybe(v.pipe(text(), v.trim(), v.toLowerCase(), v.email('Enter an email address'))),
  }),
  response: v.object({ token: v.string() }),
  errors: ['User is not an administrator'],
  source: 'spec 1, section 7',
});
