import type { Endpoint } from './endpoint';

type JsonSchema = Readonly<Record<string, unknown>>;

const meta: JsonSchema = {
  type: 'object',
  properties: {
    correlationId: { type: 'string', description: 'component-suffix; names this failure', example: 'network-3f09ac' },
  },
};

const bodyOf = (properties: Record<string, JsonSchema>, description: string): JsonSchema => ({
  type: 'object',
  description,
  required: Object.keys(properties),
  properties: { ...properties, meta },
});

const text: JsonSchema = { type: 'string' };

/** The four bodies that a failure can have. (spec 1, section 8) */
export const errorSchemas: Record<string, JsonSchema> = {
  StandardError: bodyOf(
    { errors: { type: 'object', required: ['Error'], properties: { Error: text } } },
    'A named message of the error catalogue.',
  ),
  MessageError: bodyOf({ message: text }, 'Authentication, routes, networks and storage.'),
  FieldErrors: bodyOf(
    { errors: { type: 'object', additionalProperties: text } },
    'Values that break a rule: one text for each parameter.',
  ),
  ForbiddenResource: bodyOf(
    {
      errors: {
        type: 'object',
        additionalProperties: { type: 'object', properties: { msg: text, subtype: text, type: text } },
      },
    },
    'Something that belongs to the billing account of somebody else.',
  ),
};

const ref = (name: string): { $ref: string } => ({ $ref: `#/components/schemas/${name}` });

const json = (schemas: readonly string[], example?: unknown) => ({
  'application/json': {
    schema: schemas.length === 1 ? ref(schemas[0] ?? '') : { anyOf: schemas.map(ref) },
    ...(example === undefined ? {} : { example }),
  },
});

export const errorResponses = {
  Refused: {
    description: 'Values that break a rule, or a thing that is not there.',
    content: json(['FieldErrors', 'StandardError', 'MessageError'], {
      errors: { name: 'This field is required' },
      meta: { correlationId: 'resource-3f09ac' },
    }),
  },
  NoKey: {
    description: 'The header apikey is missing.',
    content: json(['MessageError'], { message: 'No API key found in request' }),
  },
  Forbidden: {
    description: 'A key that nobody has, or a thing out of its reach.',
    content: json(['MessageError', 'ForbiddenResource'], { message: 'Invalid authentication credentials' }),
  },
  NotFound: {
    description: 'A path, method or location that is not there, or a thing that is not there.',
    content: json(['MessageError'], { message: 'no route and no API found with those values' }),
  },
  TokenRefused: {
    description: 'A token of the identity provider that is not taken.',
    content: json(['MessageError'], { message: 'The identity token was refused' }),
  },
  Conflict: {
    description: 'A name that is taken, or a thing that is busy or not empty.',
    content: json(['MessageError'], { message: 'The load balancer is being created or deleted.' }),
  },
  Failed: {
    description: 'What nobody foresaw.',
    content: json(['MessageError'], { message: 'Internal server error' }),
  },
  Full: {
    description: 'There is no room to keep what was asked for: nothing was changed.',
    content: json(['MessageError'], { message: 'No storage is left on the server: nothing was changed.' }),
  },
  TooLarge: {
    description: 'A body of more than 8 MiB.',
    content: json(['MessageError'], { message: 'Request size limit exceeded' }),
  },
} as const;

const shared = (name: keyof typeof errorResponses) => ({ $ref: `#/components/responses/${name}` });

/** The failures that a call can answer with, by status. */
export function failuresOf({
  auth,
  body,
  errors = [],
  refusals = [],
}: Pick<Endpoint, 'auth' | 'body' | 'errors' | 'refusals'>) {
  const examples = errors.map((message, at) => [
    `message${at + 1}`,
    { value: { errors: { Error: message }, meta: { correlationId: 'resource-3f09ac' } } },
  ]);
  return {
    '400': shared('Refused'),
    ...(auth === false ? {} : { '401': shared('NoKey'), '403': shared('Forbidden') }),
    ...(refusals.includes(401) ? { '401': shared('TokenRefused') } : {}),
    '404': shared('NotFound'),
    ...(refusals.includes(409) ? { '409': shared('Conflict') } : {}),
    ...(body ? { '413': shared('TooLarge') } : {}),
    ...(examples.length > 0
      ? {
          '500': {
            description: errors.map((message) => `'${message}'`).join(', '),
            content: {
              'application/json': {
                schema: { anyOf: [ref('StandardError'), ref('MessageError')] },
                examples: Object.fromEntries(examples),
              },
            },
          },
        }
      : { '500': shared('Failed') }),
    '507': shared('Full'),
  };
}
