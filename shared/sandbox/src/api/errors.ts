import type { StorageFullError } from '../store/persistence';

/** A response that is not a success: its status and its body, as JSON. */
export class ApiFault extends Error {
  override readonly name = 'ApiFault';
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** False for responses of the gateway, and where real clouds answer without a correlation id. */
  readonly isTraced: boolean;

  constructor(status: number, body: Readonly<Record<string, unknown>>, isTraced = true) {
    super(`HTTP ${status}`);
    this.status = status;
    this.body = body;
    this.isTraced = isTraced;
  }
}

/** A named message of the error catalogue: 500 {errors:{Error}}. (spec 3, section 8) */
export const named = (text: string): ApiFault => new ApiFault(500, { errors: { Error: text } });

/** 400 {errors:{Error}}: a thing that is not there. */
export const refused = (text: string): ApiFault => new ApiFault(400, { errors: { Error: text } });

/** 400 {errors:{field:text}}: values that break a rule. */
export const invalid = (fields: Readonly<Record<string, string>>): ApiFault => new ApiFault(400, { errors: fields });

/** {message} with a status, as network, storage and authentication answer. */
export const message = (status: number, text: string): ApiFault => new ApiFault(status, { message: text });

/** 507: what was asked for cannot be kept. Whoever runs the server reads why. */
export function storageFull(error: StorageFullError): ApiFault {
  console.error(error.message, error.cause);
  return message(507, error.message);
}

/** The gateway's own responses. */
export const gateway = {
  noKey: () => new ApiFault(401, { message: 'No API key found in request' }, false),
  wrongKey: () => new ApiFault(403, { message: 'Invalid authentication credentials' }, false),
  noRoute: () => new ApiFault(404, { message: 'no route and no API found with those values' }, false),
  tooLarge: () => new ApiFault(413, { message: 'Request size limit exceeded' }, false),
};

/** Somebody else's billing account. */
export const forbiddenResource = (): ApiFault =>
  new ApiFault(403, {
    errors: {
      'consumer::resource_forbidden': {
        msg: 'Consumer not allowed to access resource.',
        subtype: 'resource_forbidden',
        type: 'consumer',
      },
    },
  });
