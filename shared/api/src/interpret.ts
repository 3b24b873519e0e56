import { HTML_BEGINNING } from '@console/contract/html-page';
import { parameterWords } from '@console/contract/parameter-words';
import { ApiError, type ApiErrorFacts } from './error';
import { clientMessage } from './client-messages';
import { serverNow } from './clock';

/** A response of the server, read to its end. */
export interface RawResponse {
  readonly status: number;
  readonly statusText: string;
  readonly contentType: string;
  readonly body: string;
  /** The header Retry-After, where there is one. */
  readonly retryAfter?: string | null;
  /** The content where it is no text: a PDF. */
  readonly document?: Blob;
}

const TEXT_LIMIT = 250;
const NON_JSON_LIMIT = 500;
const HTML_LIMIT = 200;

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Payload Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

const HTML = new RegExp(String.raw`^\s*${HTML_BEGINNING}`, 'i');

export const isHtml = (text: string): boolean => HTML.test(text);
export const isJsonType = (contentType: string): boolean => /[/+]json\b/i.test(contentType);

type Dictionary = Readonly<Record<string, unknown>>;
const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const own = (value: unknown, key: string): unknown =>
  isDictionary(value) && Object.hasOwn(value, key) ? value[key] : undefined;

/** The message in a value that should be a text: itself, or the `msg` that some services wrap it in. */
function messageIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) return value.map(messageIn).filter(Boolean).join(', ') || undefined;
  for (const key of ['msg', 'message', 'Error', 'error', 'errorMessage']) {
    const message = own(value, key) === undefined ? undefined : messageIn(own(value, key));
    if (message) return message;
  }
  return undefined;
}

function tryJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const FIELD_NAME = /^[a-z_][\w.[\]]*$/i;

/** Texts of `errors` by key; those whose key can be the name of a field, all of them as one text, and the rest of that. */
function errorTexts(errors: unknown): { fields?: Record<string, string>; text?: string; rest?: string } {
  if (!isDictionary(errors)) {
    const message = messageIn(errors);
    return message ? { text: message } : {};
  }
  const fields: [name: string, message: string][] = [];
  const others: string[] = [];
  for (const [key, value] of Object.entries(errors)) {
    const message = messageIn(value);
    if (!message) continue;
    if (FIELD_NAME.test(key) && typeof value !== 'object') fields.push([key, message]);
    else others.push(message);
  }
  const texts = [...others, ...fields.map(([name, message]) => `${parameterWords(name)}: ${message}`)];
  return {
    ...(fields.length > 0 ? { fields: Object.fromEntries(fields), rest: others.join('; ') } : {}),
    ...(texts.length > 0 ? { text: texts.join('; ') } : {}),
  };
}

/** Between here and the service: what they say in a message of their own is not the service's refusal. */
const isOfGateway = (status: number): boolean => status >= 502 && status <= 504;

function messageKind(body: unknown, status: number): ApiErrorFacts['kind'] {
  if (status === 403) return 'forbidden';
  if (own(body, 'stack') !== undefined) return 'stack';
  return status === 401 ? 'credentials' : 'general';
}

const htmlError = ({ status, body }: RawResponse): ApiError => {
  const text = body.trim().slice(0, HTML_LIMIT);
  return status === 504
    ? new ApiError({ kind: 'gateway-timeout', text, status })
    : new ApiError({ kind: 'unexpected-content', text, status });
};

/** What a Retry-After says, in milliseconds from now: a number of seconds, or a date. */
export function retryAfterMs(header: string | null | undefined): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - serverNow().getTime();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/** Below this a wait is over before it is read of. */
const TOLD_WAIT_MS = 3000;

/**
 * Whoever counts requests turns one away before it does anything: a refusal, whatever it is written in, which may be sent
 * again after its wait. Nothing is by itself: the message says when. (spec 1, section 9)
 */
function tooManyRequests(response: RawResponse): ApiError {
  const read = interpretResponse(response);
  const wait = retryAfterMs(response.retryAfter);
  const tooMany = read.outcome === 'refused' ? undefined : clientMessage('tooMany');
  const again = clientMessage('tryAgainIn').replace('{n}', String(Math.ceil((wait ?? 0) / 1000)));
  const withWait = (said: string): string =>
    wait === undefined || wait < TOLD_WAIT_MS ? said : `${said && `${said.replace(/\.$/, '')}. `}${again}`;
  return new ApiError({
    ...read,
    kind: tooMany ? 'api' : read.kind,
    text: withWait(tooMany ?? read.text),
    rest: withWait(tooMany ?? read.rest),
    outcome: 'refused',
  });
}

/** Reads a failed response as the error catalogue says. (spec 1, section 8) */
export const interpretFailure = (response: RawResponse): ApiError =>
  response.status === 429 ? tooManyRequests(response) : interpretResponse(response);

function interpretResponse(response: RawResponse): ApiError {
  const { status, body } = response;
  if (isHtml(body)) return htmlError(response);
  const parsed = tryJson(body)?.value;
  const correlationId = messageIn(own(own(parsed, 'meta'), 'correlationId')) ?? messageIn(own(parsed, 'correlationId'));
  const facts = {
    status,
    ...(correlationId ? { correlationId } : {}),
    ...(isOfGateway(status) ? { outcome: 'unknown' as const } : {}),
  };
  const general = (text: string) => new ApiError({ ...facts, kind: messageKind(parsed, status), text });
  const message = messageIn(own(parsed, 'message'));
  if (message) return general(message);
  const standard = messageIn(own(own(parsed, 'errors'), 'Error'));
  if (standard) return new ApiError({ ...facts, kind: 'standard', text: standard });
  const secondary = messageIn(own(parsed, 'errorMessage'));
  if (secondary) return general(secondary);
  const errors = errorTexts(own(parsed, 'errors'));
  const plain = parsed === undefined ? body.trim() : (errors.text ?? messageIn(parsed));
  const text = plain?.slice(0, TEXT_LIMIT) || response.statusText || STATUS_TEXTS[status] || clientMessage('failed');
  return new ApiError({
    ...facts,
    kind: status === 504 ? 'gateway-timeout' : 'api',
    text,
    // Only a message in JSON is the server's own way to refuse.
    ...(messageIn(parsed) === undefined && errors.text === undefined ? { outcome: 'unknown' } : {}),
    ...(errors.fields ? { fieldErrors: errors.fields } : {}),
    ...(errors.rest === undefined ? {} : { rest: errors.rest }),
  });
}

const nonJson = ({ contentType, body, status }: RawResponse): ApiError =>
  new ApiError({
    kind: 'non-json',
    text: `${clientMessage('response')} (${contentType || clientMessage('noType')}): ${body.trim().slice(0, NON_JSON_LIMIT)}`,
    status,
  });

/**
 * Reads the content of a successful response that should be a document of a media type: text, or a Blob.
 * @throws ApiError non-json, unexpected-content
 */
export function readDocument(response: RawResponse, media: string): unknown {
  if (response.contentType.toLowerCase().startsWith(media)) return response.document ?? response.body;
  throw isHtml(response.body) ? htmlError(response) : nonJson(response);
}

/**
 * Reads the content of a successful response. Nothing (204, an empty text) comes out as undefined; JSON that is empty has
 * lost its content on the way.
 * @throws ApiError non-json, unexpected-content
 */
export function readContent(response: RawResponse): unknown {
  const { status, contentType, body } = response;
  if (status === 204 || (body.trim() === '' && !isJsonType(contentType))) return undefined;
  if (isJsonType(contentType)) {
    if (isHtml(body)) throw htmlError(response);
    const parsed = tryJson(body);
    if (parsed) return parsed.value;
    throw new ApiError({
      kind: 'unexpected-content',
      text: `${clientMessage('content')}: ${body.trim().slice(0, HTML_LIMIT)}`,
      status,
    });
  }
  throw nonJson(response);
}
