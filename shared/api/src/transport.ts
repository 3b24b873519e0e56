import {
  buildRequest,
  type ResponseOf,
  type Endpoint,
  type EndpointRequest,
  type ParamsOf,
} from '@console/contract/endpoint';
import { checkResponse } from './check-response';
import { observeServerDate, serverNow } from './clock';
import { headersFor, takeEarly } from './early-responses';
import { ApiError, abortedError, fromNetwork, isCredentialRejected, toApiError } from './error';
import { track } from './in-flight';
import { interpretFailure, readContent, readDocument, type RawResponse } from './interpret';
import { isSessionOutdated, rejectCredential, session } from './session';
import { apiSettings, type WriteEnd } from './settings';
import { readingOnce } from './together';
import { clientMessage } from './client-messages';

const READ_TIMEOUT = 30_000;
/** A create call is one long POST; on a real cloud a virtual machine took 33 s. */
const WRITE_TIMEOUT = 180_000;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds; by default 30 s for reading and 180 s for writing. */
  readonly timeoutMs?: number;
}

const timedOut = (): ApiError => new ApiError({ kind: 'timeout', text: clientMessage('timeout') });

const isPdf = (media: Endpoint['media']): boolean => media === 'application/pdf';

interface ExchangeOptions {
  readonly credential: string | undefined;
  readonly media: Endpoint['media'];
  readonly signal: AbortSignal;
  /** Told when an answer begins to come in. */
  readonly onResponse: (() => void) | undefined;
}

async function exchange(
  request: EndpointRequest,
  { credential, media, signal, onResponse }: ExchangeOptions,
): Promise<RawResponse> {
  const { baseUrl, fetch } = apiSettings();
  const init: RequestInit = {
    method: request.method,
    headers: { ...headersFor(credential, request.contentType), ...(media ? { accept: media } : {}) },
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
  if (response.ok && isPdf(media) && contentType.startsWith('application/pdf'))
    return { status, statusText, contentType, body: '', document: await response.blob() };
  return { status, statusText, contentType, body: await response.text() };
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

/** Whether a call changes something of whoever makes it. */
const isWrite = ({ method, auth }: Endpoint): boolean => method !== 'GET' && auth !== false;

/** Says that a call is sent; the returned function says how it has ended. Whoever listens cannot break the call. */
function noteWrite(endpoint: Endpoint, params: unknown): (end: WriteEnd) => void {
  if (!isWrite(endpoint)) return () => undefined;
  const quietly = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch (error) {
      apiSettings().onReport({ kind: 'error', message: String(error), context: { endpoint: endpoint.name } });
      return undefined;
    }
  };
  const given = { ...(typeof params === 'object' ? params : {}) };
  const ended = quietly(() => apiSettings().onWrite({ endpoint, params: given, at: serverNow() }));
  return (end) => quietly(() => ended?.(end));
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
 * Sends a call and reads its answer, whatever its status.
 * @throws ApiError connection, timeout, credentials; aborted when the credential changed meanwhile
 */
export async function send(
  endpoint: Endpoint,
  params: unknown,
  { signal, timeoutMs, onSent, onResponse }: CallOptions & { onSent?: () => void; onResponse?: () => void } = {},
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
        credential: isPublic ? undefined : credential,
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

/** The content of an answer. @throws ApiError for a refusal, or what should be an answer and is none */
function contentOf(endpoint: Endpoint, raw: RawResponse, credential: string | undefined): unknown {
  if (raw.status >= 200 && raw.status <= 299)
    return endpoint.media ? readDocument(raw, endpoint.media) : readContent(raw);
  const failure = interpretFailure(raw);
  if (credential !== undefined && endpoint.auth !== false && isCredentialRejected(failure))
    rejectCredential(credential);
  throw failure;
}

/**
 * Makes a call; comes out with the content as it came over the wire beside the checked answer.
 * @throws ApiError
 */
export async function callWithContent<E extends Endpoint>(
  endpoint: E,
  params: unknown,
  options?: CallOptions,
): Promise<{ content: unknown; response: ResponseOf<E> }> {
  const { credential } = session.getState();
  let note: ReturnType<typeof noteWrite> | undefined;
  const onSent = (): void => {
    note = noteWrite(endpoint, params);
  };
  const reading = readingOnce();
  try {
    let content: unknown;
    try {
      const { onResponse } = reading;
      content = contentOf(endpoint, await send(endpoint, params, { ...options, onSent, onResponse }), credential);
    } catch (error) {
      note?.({ error: toApiError(error) });
      throw error;
    }
    note?.({ content });
    return { content, response: checkResponse(endpoint, content) };
  } finally {
    reading.end();
  }
}

/**
 * Makes one call of the contract. Never tried again on its own.
 * @returns the checked answer; a call that answers with nothing (204, empty, `true`, success) comes out as it is
 * @throws ApiError, and nothing else
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  params: ParamsOf<E>,
  options?: CallOptions,
): Promise<ResponseOf<E>> {
  return (await callWithContent(endpoint, params, options)).response;
}
