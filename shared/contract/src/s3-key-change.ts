import * as v from 'valibot';
import { S3Key } from './bucket';
import { defineEndpoint } from './endpoint';
import { done, noParams, text } from './schema';

/** Makes a pair of keys; answers all pairs. */
export const createS3Key = defineEndpoint({
  name: 'createS3Key',
  method: 'POST',
  repeat: 'another',
  path: '/storage/user/keys',
  body: 'form',
  params: noParams(),
  response: v.array(S3Key),
  errors: ['Storage account not found.'],
  source: 'spec 3, section 7',
});

export const deleteS3Key = defineEndpoint({
  name: 'deleteS3Key',
  method: 'DELETE',
  repeat: 'harmless',
  path: '/storage/user/keys',
  body: 'form',
  params: v.object({ access_key: text() }),
  response: done(),
  errors: ['Storage account not found.'],
  source: 'spec 3, section 7',
});
