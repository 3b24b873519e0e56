import { buildRequest, type ResponseOf, type Endpoint, type EndpointRequest } from '@console/contract/endpoint';
import { checkInTurns } from './check-response';
import { observeServerDate } from './clock';
import { headersFor, takeEarly } from './early-responses';
import { ApiError, abortedError, fromNetwork, isCredentialRejected, toApiError } from './error';
import { track } from './in-flight';
import { interpretFailure, readContent, readDocument, type RawResponse } from './interpret';
import { randomId } from './random-id';
import { isSessionOutdated, rejectCredential, session } from './session';
import { apiSettings } from './settings';
import { readingOnce } from './together';
import { clientMessage } from './client-messages';

const READ_TIMEOUT = 30_000;
/** A create call is one long POST; on a real cloud a virtual machine took 33 s. */
const WRITE_TIMEOUT = 180_000;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds; by default 30 s for reading and 180 s for writing. */
  readonly timeoutMs?: number;
  /** Asks with this key in place of the session's: what becomes of it says nothing about the session. For reading only. */
  readonly credential?: string;
}

const timedOut = (): ApiError => new ApiError({ kind: 'timeout', text: clientMessage('timeout') });

const isPdf = (media: Endpoint['media']): boolean => media === 'application/pdf';

interface ExchangeOptions {
  readonly credential: string | undefined;
  readonly media: Endpoint['media'];
  readonly signal: AbortSignal;
  /** Told when a response begins to come in. */
  readonly onResponse: (() => void) | undefined;
}

async function exchange(
  request: EndpointRequest,
  { credential, media, signal, onResponse }: ExchangeOptions,
): Promise<RawResponse> {
  const { baseUrl, fetch } = apiSettings();
  const init: RequestInit = {
    method: request.method,
    headers: {
      ...headersFor(credential, request.contentType),
      ...(media ? { accept: media } : {}),
      // A browser may send a request twice by itself; on another origin the header would have to be allowed first.
      ...(request.method !== 'GET' && baseUrl.startsWith('/') ? { 'idempotency-key': randomId() } : {}),
    },
    credentials: 'omit',
    cache: 'no-store',
    signal,
    ...(request.body === undefined ? {} : { body: request.body }),
  };
  const early = request.method === 'GET' ? await takeEarly(request.url, credential) : undefined;
  const response = early ?? (await fetch(baseUrl + request.url, init));
  onResponse?.();
  observeServerDate(response.headers.get('date'));
  const contentType = response.headers.get('content-type') ?? '';
  const { status, statusText } = response;
  const retryAfter = response.headers.get('retry-after');
  if (response.ok && isPdf(media) && contentType.startsWith('application/pdf'))
    return { status, statusText, contentType, body: '', document: await response.blob() };
  return { status, statusText, contentType, retryAfter, body: await response.text() };
}

/** @throws ApiError developer, for a call that was put together wrongly */
function requestOf(endpoint: Endpoint, params: unknown): EndpointRequest {
  try {
    return buildRequest(endpoint, { ...(typeof params === 'object' ? params : {}) });
  } catch (error) {
    throw new ApiError({
      kind: 'developer',
      text: error instanceof Error ? error.message : String(error),
      cause: error,
    });
  }
}

/** Rejects as soon as the signal does, for transports that do not listen to it. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/**
 * Sends a call and reads its response, whatever its status.
 * @throws ApiError connection, timeout, credentials; aborted when the credential changed meanwhile
 */
export async function send(
  endpoint: Endpoint,
  params: unknown,
  {
    signal,
    timeoutMs,
    credential: other,
    onSent,
    onResponse,
  }: CallOptions & { onSent?: () => void; onResponse?: () => void } = {},
): Promise<RawResponse> {
  const isPublic = endpoint.auth === false;
  const { credential } = session.getState();
  if (!isPublic && endpoint.method !== 'GET' && isSessionOutdated()) {
    throw new ApiError({ kind: 'credentials', text: clientMessage('otherTab') });
  }
  const controller = new AbortController();
  const untrack = isPublic ? () => false : track(controller);
  const giveUp = (): void => controller.abort(abortedError(signal?.reason));
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp, { once: true });
  const timer = setTimeout(
    () => controller.abort(timedOut()),
    timeoutMs ?? (endpoint.method === 'GET' ? READ_TIMEOUT : WRITE_TIMEOUT),
  );
  try {
    const request = requestOf(endpoint, params);
    onSent?.();
    const response = await orAborted(
      exchange(request, {
        credential: isPublic ? undefined : (other ?? credential),
        media: endpoint.media,
        signal: controller.signal,
        onResponse,
      }).catch((error: unknown) => {
        throw fromNetwork(error);
      }),
      controller.signal,
    );
    if (!isPublic && session.getState().credential !== credential) throw abortedError();
    return response;
  } catch (error) {
    throw toApiError(controller.signal.aborted ? controller.signal.reason : error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
    untrack();
  }
}

/**
 * Whether a list was answered by saying that there is no data. Anything else that is empty has lost its content on the way.
 * (spec 1, section 7; decision 0073)
 */
const isEmptyList = ({ method, response }: Endpoint, { status, contentType }: RawResponse): boolean =>
  method === 'GET' && response.type === 'array' && (status === 204 || /^text\/plain\b/i.test(contentType));

/** What a success says. @throws ApiError for what should be a response and is none */
function readSuccess(endpoint: Endpoint, raw: RawResponse): unknown {
  if (endpoint.media) return readDocument(raw, endpoint.media);
  const content = readContent(raw);
  return content === undefined && isEmptyList(endpoint, raw) ? [] : content;
}

/** The content of a response. @throws ApiError for a refusal, or what should be a response and is none */
function contentOf(endpoint: Endpoint, raw: RawResponse, credential: string | undefined): unknown {
  if (raw.status >= 200 && raw.status <= 299) return readSuccess(endpoint, raw);
  const failure = interpretFailure(raw);
  if (credential !== undefined && endpoint.auth !== false && isCredentialRejected(failure))
    rejectCredential(credential);
  throw failure;
}

export interface ExchangeOnceOptions extends CallOptions {
  /** Told when everything is ready and the request goes out. */
  readonly onSent?: () => void;
}

/** Whether a response that is being read is wanted no more: given up, or of whoever was signed in before. */
const isAbandoned = (
  { auth, method }: Endpoint,
  { signal, credential: other }: CallOptions = {},
  credential: string | undefined,
): boolean =>
  method === 'GET' &&
  (signal?.aborted === true || (auth !== false && other === undefined && session.getState().credential !== credential));

/**
 * Makes a call once.
 * @param read checks the content. @throws ApiError
 * @returns the content as it came over the wire, and what is read of it
 * @throws ApiError
 */
export async function exchangeOnce<Result>(
  endpoint: Endpoint,
  params: unknown,
  read: (content: unknown) => Result | Promise<Result>,
  options?: ExchangeOnceOptions,
): Promise<{ content: unknown; response: Result }> {
  const credential = options?.credential ?? session.getState().credential;
  const reading = readingOnce();
  try {
    const { onResponse } = reading;
    const content = contentOf(endpoint, await send(endpoint, params, { ...options, onResponse }), credential);
    const response = await read(content);
    // A long list takes some time to be read: by now it may be nobody's.
    if (isAbandoned(endpoint, options, credential)) throw abortedError(options?.signal?.reason);
    return { content, response };
  } finally {
    reading.end();
  }
}

/**
 * Asks for something.
 * @returns the content as it came over the wire, and the checked response
 * @throws ApiError
 */
export const callWithContent = <E extends Endpoint>(
  endpoint: E,
  params: unknown,
  options?: CallOptions,
): Promise<{ content: unknown; response: ResponseOf<E> }> =>
  exchangeOnce(endpoint, params, (content) => checkInTurns(endpoint, content), options);
