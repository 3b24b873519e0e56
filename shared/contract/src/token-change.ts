import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { done, flag, maybe, wholeNumber } from './schema';
import { Token } from './token';

/** Longest description of a token; made up, no rule says it. */
export const TOKEN_DESCRIPTION_LENGTH = 255;

const description = () =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('This field is required'),
    v.maxLength(TOKEN_DESCRIPTION_LENGTH, `At most ${TOKEN_DESCRIPTION_LENGTH} characters`),
  );

/** Answers all tokens of the user, the new one last. A restricted token needs a billing account. */
export const createToken = defineEndpoint({
  name: 'createToken',
  method: 'POST',
  repeat: 'another',
  path: '/user-resource/token',
  body: 'form',
  params: v.object({
    billing_account_id: maybe(wholeNumber()),
    description: description(),
    restricted: v.optional(flag(), false),
  }),
  response: v.array(Token),
  errors: ['Failed to create kong token'],
  source: 'spec 2, section 7',
});

/** What is left out stays as it is. Answers the changed token. */
export const updateToken = defineEndpoint({
  name: 'updateToken',
  method: 'PATCH',
  repeat: 'harmless',
  path: '/user-resource/token',
  body: 'form',
  params: v.object({
    token_id: wholeNumber(),
    billing_account_id: maybe(wholeNumber()),
    description: maybe(description()),
    restricted: maybe(flag()),
  }),
  response: Token,
  errors: ['Failed to update kong token'],
  source: 'spec 2, section 7',
});

/** From then on nobody can call with it. */
export const deleteToken = defineEndpoint({
  name: 'deleteToken',
  method: 'DELETE',
  repeat: 'harmless',
  path: '/user-resource/token',
  body: 'form',
  params: v.object({ token_id: wholeNumber() }),
  response: done(),
  errors: ['Failed to delete kong token'],
  source: 'spec 2, section 7',
});
