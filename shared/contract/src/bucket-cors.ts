import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { text } from './schema';

/** The origin that a bucket's CORS rule lets in; nothing but a web address. (spec 3, section 5) */
export const allowedOrigin = () =>
  v.pipe(text(), v.url('The allowed origin must be a URL'), v.regex(/^https?:/i, 'The allowed origin must be a URL'));

/** Lets the pages of one origin use a bucket; takes the place of the rule before. Answers the rule as CORS XML. */
export const setBucketCors = defineEndpoint({
  name: 'setBucketCors',
  method: 'PUT',
  repeat: 'harmless',
  path: '/storage/bucket/cors',
  body: 'form',
  params: v.object({ name: text(), allowed_origin: allowedOrigin() }),
  // Any response goes out, a text comes in: what answers hands over a document.
  response: v.pipe(v.unknown(), v.string()),
  media: 'application/xml',
  errors: ['Failed to get storage bucket'],
  source: 'spec 3, section 7',
});
